// drizzle-kit and the query builder need all tables in one module; this is the project's only barrel.
export * from './accounts';
export * from './club';
export * from './metrics';
export * from './settings';
