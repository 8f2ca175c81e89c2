import { scopeText } from '@mallard/kernel'
import {
  listTags,
  listingTermsOf,
  listingWaysOf,
  wordsOf,
  readingsOf,
  soundingLike,
  spelled,
  soundsOf,
} from '#features/catalog/catalog/index.ts'
import { isHan } from '#platform/text.rules.ts'
import type { Ctx } from '#platform/http/context.ts'
import {
  completionsOf,
  isKnown,
  isWord,
  nearest,
  vocabularyOf,
  type Vocabulary,
} from './correction.rules.ts'
import { searchTags, synonymTag } from './cache-tags.ts'
import { countIn, titlesIn } from './indexed-rows.service.ts'
import { textsOfBest } from './search.repo.ts'
import { findSynonyms } from './synonym.repo.ts'
import { comparable, waysToSay } from './synonym.rules.ts'

/** A search that finds fewer may be meant otherwise. */
export const few = 3
/** Goods whose words mistakes are compared with. */
const vocabularySize = 2_000
const maxPhrases = 8
/** Titles that are read for what words go on like. */
const titlesRead = 200
const maxCompletions = 5
/** Milliseconds, as lists. */
const keptFor = 4_000

/** What a keyword asks for. */
export interface Understood {
  /** In any of these ways, each as terms of the listing. */
  readonly phrases: readonly (readonly string[])[]
  /** The same with what was typed by sound, or wrongly, as goods write it. */
  readonly spelling?: string
  /** The spelling is a guess: what was typed has a mistake. */
  readonly isGuess?: boolean
  /** Nothing is found by what was typed itself. */
  readonly isInstead?: boolean
}

/**
 * What a keyword says, by the letter and with the words that staff keep for the same: at most
 * `maxPhrases` ways, each twice where a measure or a code is in it.
 */
export async function meaning(
  { scope, services: { cache, db } }: Ctx,
  keyword: string,
): Promise<readonly string[][]> {
  const load = async () => (await findSynonyms(db, scope.partnerId)).groups
  const tag = synonymTag(scope.partnerId)
  const groups = await cache.get(tag, keptFor, load, [tag])
  return waysToSay(keyword, groups, maxPhrases).flatMap(listingWaysOf)
}

/**
 * What a keyword means in this store that finds next to nothing by the letter: the same for all
 * pages and filters of its search.
 */
export function understand(ctx: Ctx, keyword: string): Promise<Understood> {
  const asked = comparable(keyword)
  const key = `understood:${scopeText(ctx.scope)}:${asked}`
  const load = () => understandWords(ctx, asked)
  return ctx.services.cache.get(key, keptFor, load, searchTags(ctx.scope))
}

async function understandWords(ctx: Ctx, keyword: string): Promise<Understood> {
  const words = wordsOf(keyword)
  const phrases = await meaning(ctx, keyword)
  const count = (of: Understood['phrases']) => countIn(ctx, { phrases: of }, few)
  const found = await count(phrases)
  if (found >= few) return { phrases }
  const bySound = await readBySound(ctx, words, phrases)
  if (bySound && (await count(bySound.phrases)) > found) return bySound
  const spelling = await corrected(ctx, keyword)
  const better = spelling === undefined ? [] : await meaning(ctx, spelling)
  if (spelling === undefined || (await count(better)) <= found) return { phrases }
  return found > 0
    ? { phrases, spelling, isGuess: true }
    : { phrases: better, spelling, isGuess: true, isInstead: true }
}

/** Latin words read as Chinese, beside what they say by the letter; `dian shui hu` as one word. */
async function readBySound(
  ctx: Ctx,
  words: readonly string[],
  exact: Understood['phrases'],
): Promise<Understood | undefined> {
  const isLatin = words.length > 1 && words.every((word) => /^[a-z]+$/.test(word))
  for (const typed of isLatin ? [[words.join('')], words] : [words]) {
    const ways = typed.map((word) => [
      listingTermsOf(word),
      ...(/^[a-z]{2,}$/.test(word) ? readingsOf(word) : []),
    ])
    const phrases = ways.reduce<string[][]>(
      (before, way) =>
        before.flatMap((terms) => way.map((more) => [...terms, ...more])).slice(0, maxPhrases),
      [[]],
    )
    if (phrases.length < 2) continue
    const titles = await titlesIn(ctx, phrases, 'zh', few)
    if (titles.length === 0) continue
    const sounded = await soundsOf(titles.join(' '))
    return {
      phrases: [...exact, ...phrases],
      spelling: typed.map((word) => spelled(sounded, word) ?? word).join(' '),
    }
  }
  return undefined
}

/**
 * The keyword with its wrong words as goods of the store write them; undefined when they are near
 * nothing.
 */
async function corrected(ctx: Ctx, keyword: string): Promise<string | undefined> {
  const { cache } = ctx.services
  const key = `vocabulary:${scopeText(ctx.scope)}`
  const load = () => vocabularyIn(ctx, vocabularySize)
  const vocabulary = await cache.get(key, keptFor, load, listTags(ctx.scope))
  let right = keyword
  let at = 0
  for (const word of wordsOf(keyword)) {
    // A number has no spelling.
    const isRight = /\d/.test(word) || isKnown(word, vocabulary)
    const better = isRight
      ? word
      : ((await sameSound(ctx, word)) ?? nearest(word, vocabulary) ?? knownParts(word, vocabulary))
    if (better === undefined) return undefined
    const start = right.indexOf(word, at)
    right = right.slice(0, start) + better + right.slice(start + word.length)
    at = start + better.length
  }
  return right === keyword ? undefined : right
}

/** The words of the goods that sell best, `max` of them. */
export async function vocabularyIn(
  { services: { db, lists }, scope }: Ctx,
  max: number,
): Promise<Vocabulary> {
  const known = await lists?.vocabulary(scope, max)
  return known ?? vocabularyOf(await textsOfBest(db, scope, max))
}

/** Words typed without a space between them. */
function knownParts(word: string, vocabulary: Vocabulary): string | undefined {
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const [head, tail] = [word.slice(0, end), word.slice(end)]
    if (isWord(head, vocabulary) && isWord(tail, vocabulary)) return `${head} ${tail}`
  }
  return undefined
}

/** A word of the store that sounds the same in Chinese. */
async function sameSound(ctx: Ctx, word: string): Promise<string | undefined> {
  const [sounded] = isHan(word) && word.length > 1 ? await soundsOf(word) : []
  if (!sounded) return undefined
  const titles = await titlesIn(ctx, [soundingLike(sounded.syllables)], 'zh', few)
  return titles.length === 0
    ? undefined
    : spelled(await soundsOf(titles.join(' ')), sounded.syllables.join(''))
}

/** How the last word may go on, with the number of goods that are found by each. */
export async function completions(
  ctx: Ctx,
  { phrases, spelling }: Understood,
  keyword: string,
): Promise<{ word: string; count: number }[]> {
  const words = wordsOf(spelling ?? keyword)
  const last = words.at(-1)
  if (last === undefined) return []
  const titles = await titlesIn(ctx, phrases, isHan(last) ? 'zh' : 'en', titlesRead)
  const ends = completionsOf(titles, last).slice(0, maxCompletions)
  const counted = ends.map(async (end) => {
    const word = [...words.slice(0, -1), end].join(' ')
    return { word, count: await countIn(ctx, { phrases: await meaning(ctx, word) }) }
  })
  return (await Promise.all(counted)).filter(({ count }) => count > 0)
}
