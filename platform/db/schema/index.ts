// drizzle-kit and the query builder want all tables in one place; this is the only barrel of the project.
export * from './accounts';
export * from './club';
export * from './metrics';
