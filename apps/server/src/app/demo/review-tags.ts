import type { ReviewTag } from '@mallard/contract/catalog/review/review-tags'

/** What demo reviews say in a word, by the words that they use for it. */
const said: readonly (readonly [ReviewTag, RegExp])[] = [
  ['quiet', /不吵|(?<![不没])安静|静音|声音(很|挺)?小/],
  ['looks', /(?<![不没难])(好看|漂亮|耐看|美观|精致)|颜值/],
  ['easy', /(?<![不没难])(好用|顺手|方便)|简单|上手/],
  ['clean', /(?<![不没难])(好洗|易洗|好清洗|容易清洗)|清洗方便|一冲就/],
  ['made', /(?<![不没])(扎实|结实)|做工|质感|用料|手感(很|挺)?(好|舒服)/],
  ['fast', /(?<![不没])(物流|发货|到货|快递)(很|挺|真)?快|第二天就?到/],
  ['packed', /包装(很|挺|得)?(好|严实|用心|完好|扎实)/],
  ['value', /(?<![不没])(划算|实惠|超值)|性价比/],
  ['gift', /送(人|礼|爸|妈|朋友|长辈|老人|同事)|礼物/],
]

export function tagsIn(star: number, content: string): ReviewTag[] {
  if (star < 4) return []
  return said.flatMap(([code, words]) => (words.test(content) ? [code] : [])).slice(0, 5)
}
