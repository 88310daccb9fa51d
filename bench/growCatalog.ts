import { content } from '../platform/content/content';
import { connect, type DatabasePlace } from '../platform/db/connect';
import type { Database } from '../platform/db/database';
import { seedDatabase } from '../platform/db/seed/seedDatabase';

/** Runs `work` on a database that is seeded before, unless it is. */
export async function withSeededDatabase<T>(place: DatabasePlace, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await connect(place, (empty) => seedDatabase(empty, content, new Date()));
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Copies the rewards, games with their challenges, and articles of a database under other names until there are so many. */
export async function growCatalog(
  db: Database,
  { rewards, games, articles }: Record<'rewards' | 'games' | 'articles', number>,
): Promise<void> {
  const statements = [
    `create table copied_games as select md5('game ' || number)::uuid as id, number, space_id
      from generate_series((select count(*)::integer + 1 from games), ${games}) as number
      join (select space_id, row_number() over (order by position) as place, count(*) over () as total from games) as seeded
        on place = 1 + number % total`,
    `insert into games select (json_populate_record(game, json_build_object('space_id', id, 'slug', slug || '-' || number,
      'title', title || ' ' || number, 'position', number))).* from copied_games join games as game using (space_id)`,
    `insert into game_platforms select id, platform, gen_random_uuid(), position
      from copied_games join game_platforms using (space_id)`,
    `insert into challenges select (json_populate_record(challenge, json_build_object(
      'definition_id', md5(definition_id || ' ' || number)::uuid, 'space_id', id))).*
      from copied_games join challenges as challenge using (space_id)`,
    `drop table copied_games`,
    `insert into rewards select (json_populate_record(reward, json_build_object('reward_id', md5(reward_id || ' ' || copy)::uuid,
      'key', key || '-copy-' || copy, 'name', name || ' ' || copy + 1))).*
      from generate_series(1, ${rewards}) as copy, rewards as reward
      where copy <= ${rewards} / (select count(*) from rewards) + 1
      order by copy limit greatest(0, ${rewards} - (select count(*) from rewards))`,
    `insert into news select (json_populate_record(article, json_build_object('news_id', news_id || '-' || copy,
      'title', title || ' ' || copy, 'publication_date', publication_date - copy * interval '1 hour'))).*
      from (select news as article, news.* from news where locale = 'en-US') as seeded, generate_series(1, ${articles}) as copy
      order by copy limit greatest(0, ${articles} - (select count(distinct news_id) from news))`,
  ];
  for (const statement of statements) await db.execute(statement);
}
