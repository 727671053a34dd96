import { query } from './database.ts'

/** The tables to which the shop's forms write first. */
const tables = ['checkout', '"order"', 'review', 'contact_message', 'withdrawal', 'newsletter_signup']

/**
 * Makes the database refuse every row that contains this word, and quote the row as it does; other rows pass. Each statement
 * runs by itself, so that other journeys never wait for two tables at once.
 */
export async function refuseRowsWith(word: string, work: () => Promise<void>): Promise<void> {
  const name = `refuse_${word}`
  await query(`create function ${name}() returns trigger language plpgsql as $$ begin
    if new::text like '%${word}%' then raise exception 'no place for %', new using detail = new::text; end if;
    return new; end $$`)
  try {
    for (const table of tables)
      await query(
        `create trigger ${name} before insert or update on ${table} for each row execute function ${name}()`,
      )
    await work()
  } finally {
    for (const table of tables) await query(`drop trigger if exists ${name} on ${table}`)
    await query(`drop function ${name}()`)
  }
}
