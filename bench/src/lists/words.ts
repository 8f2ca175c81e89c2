import type pg from 'pg'

/** Words that equally many goods have. */
export interface WordClass {
  /** How many goods have each. */
  readonly goods: number
  readonly words: readonly string[]
}

/** A word of letters alone that stands in no demo world, by its number. */
function wordOf(number: number): string {
  const letters = Array.from({ length: 4 }, (_, place) =>
    String.fromCodePoint(97 + (Math.floor(number / 26 ** place) % 26)),
  )
  return `zq${letters.join('')}`
}

/** How many words there are of those that so many goods have. */
const classes = (goods: number): readonly (readonly [words: number, having: number])[] => [
  [2_000, 10],
  [200, 400],
  [40, Math.round(goods / 40)],
  [8, Math.round(goods * 0.3)],
]

/**
 * Copies of a demo world say the same few words. This has goods of store 1-1 say others, rare ones
 * and frequent ones, as `refresh_listing` would write it; answers with the words.
 */
export async function sayWords(client: pg.Client): Promise<WordClass[]> {
  const here = 'partner_id = 1 and store_id = 1'
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from listing where ${here} and category_id = 0`,
  )
  const goods = rows[0]!.count
  let number = 0
  const said = classes(goods).map(([words, having]): WordClass => ({
    goods: having,
    words: Array.from({ length: words }, () => wordOf(number++)),
  }))
  const [words, counts] = [
    said.flatMap((one) => one.words),
    said.flatMap((one) => one.words.map(() => one.goods)),
  ]
  await client.query('set synchronous_commit = off')
  // Built anew it takes a third of the time of being kept up to date.
  const index = await client.query<{ made: string }>(
    `select pg_get_indexdef('listing_terms'::regclass) as made`,
  )
  await client.query('drop index listing_terms')
  // Each word is said by a stretch of the shuffled goods that begins somewhere else.
  await client.query(
    `with shuffled as (
      select goods_id, row_number() over (order by md5(goods_id::text)) - 1 as place from listing
      where ${here} and category_id = 0),
    word as (select * from unnest($1::text[], $2::int[]) with ordinality w (word, goods, number)),
    said as (
      select s.goods_id, array_agg(term_code(1, 1, w.word)) as terms, string_agg(' ' || w.word, '') as words
      from word w cross join generate_series(0, w.goods - 1) step
      join shuffled s on s.place = (w.number * 104729 + step) % $3::int
      group by s.goods_id)
    update listing l set terms = l.terms || said.terms, title = l.title || said.words from said
    where l.partner_id = 1 and l.store_id = 1 and l.category_id = 0 and l.goods_id = said.goods_id`,
    [words, counts, goods],
  )
  await client.query(index.rows[0]!.made)
  await client.query('reset synchronous_commit')
  return said
}
