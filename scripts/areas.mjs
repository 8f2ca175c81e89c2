// Turns the area list of @vant/area-data, and the countries below, into
// packages/contract/areas/area.json: [[province, name, [[city, name, [[county, name], …]], …]], …],
// and area.en.json beside it: code to English name. Run it again when the list is updated, and read
// what has changed: a machine does not know how a place calls itself.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { areaList } from '@vant/area-data'
import { pinyin } from 'pinyin-pro'
import { endings, peoples, provinces as provinceNames, sides, spoken } from './area-names.mjs'

// ISO 3166-1 numeric codes, neighbours first: shoppers meet them in this order. An overseas area
// code is 9, this number, 00.
const countries = [
  [392, '日本'],
  [410, '韩国'],
  [702, '新加坡'],
  [458, '马来西亚'],
  [764, '泰国'],
  [704, '越南'],
  [360, '印度尼西亚'],
  [608, '菲律宾'],
  [116, '柬埔寨'],
  [104, '缅甸'],
  [418, '老挝'],
  [96, '文莱'],
  [356, '印度'],
  [586, '巴基斯坦'],
  [144, '斯里兰卡'],
  [50, '孟加拉国'],
  [524, '尼泊尔'],
  [496, '蒙古'],
  [398, '哈萨克斯坦'],
  [860, '乌兹别克斯坦'],
  [784, '阿联酋'],
  [682, '沙特阿拉伯'],
  [634, '卡塔尔'],
  [376, '以色列'],
  [792, '土耳其'],
  [643, '俄罗斯'],
  [826, '英国'],
  [372, '爱尔兰'],
  [250, '法国'],
  [276, '德国'],
  [380, '意大利'],
  [724, '西班牙'],
  [620, '葡萄牙'],
  [528, '荷兰'],
  [56, '比利时'],
  [442, '卢森堡'],
  [756, '瑞士'],
  [40, '奥地利'],
  [208, '丹麦'],
  [752, '瑞典'],
  [578, '挪威'],
  [246, '芬兰'],
  [352, '冰岛'],
  [616, '波兰'],
  [203, '捷克'],
  [348, '匈牙利'],
  [642, '罗马尼亚'],
  [300, '希腊'],
  [804, '乌克兰'],
  [840, '美国'],
  [124, '加拿大'],
  [484, '墨西哥'],
  [76, '巴西'],
  [32, '阿根廷'],
  [152, '智利'],
  [604, '秘鲁'],
  [170, '哥伦比亚'],
  [36, '澳大利亚'],
  [554, '新西兰'],
  [710, '南非'],
  [818, '埃及'],
  [566, '尼日利亚'],
  [404, '肯尼亚'],
  [504, '摩洛哥'],
]

const entries = (list, prefix) => Object.entries(list).filter(([code]) => code.startsWith(prefix))

const mainland = Object.entries(areaList.province_list).map(([province, name]) => [
  province,
  name,
  entries(areaList.city_list, province.slice(0, 2)).map(([city, cityName]) => [
    city,
    cityName,
    entries(areaList.county_list, city.slice(0, 4)),
  ]),
])
const abroad = countries.map(([number, name]) => [
  `9${String(number).padStart(3, '0')}00`,
  name,
  [],
])
const provinces = [...mainland, ['900000', '海外', abroad]]
const version = createHash('sha256').update(JSON.stringify(provinces)).digest('hex').slice(0, 8)
writeFileSync(
  new URL('../packages/contract/areas/area.json', import.meta.url),
  JSON.stringify({ version, provinces }),
)

const known = Object.fromEntries(
  Object.entries(spoken).map(([prefix, list]) => [
    prefix,
    new Map(
      list.split(',').map((pair) => {
        const [, chinese, english] = /^\s*(\S+)\s+(.+)$/.exec(pair)
        return [chinese, english]
      }),
    ),
  ]),
)

/**
 * One word as Mandarin sounds, in the usual spelling: an apostrophe before a vowel that begins a
 * syllable.
 */
function word(chinese, prefix) {
  if (chinese === '') return []
  const own = known[prefix]?.get(chinese)
  if (own) return [own]
  const syllables = pinyin(chinese, { toneType: 'none', type: 'array', v: true }).map(
    (syllable, place) =>
      // 都 is a town in all names; the dictionary often hears the adverb.
      (chinese[place] === '都' ? 'du' : syllable).replace('v', 'ü'),
  )
  const joined = syllables
    .map((syllable, place) => (place > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
  return [joined[0].toUpperCase() + joined.slice(1)]
}

/** The words of a zone's name: often the province and the city stand before its own. */
function zoneWords(stem, prefix, province, city) {
  const inProvince =
    stem.startsWith(province) && stem !== province && stem !== city
      ? stem.slice(province.length)
      : stem
  const local = inProvince.replace(/市$/u, '')
  if (known[prefix]?.has(local) || !local.startsWith(city)) return word(local, prefix)
  return [...word(city, prefix), ...word(local.slice(city.length), prefix)]
}

const cityStem = (name) => name.replace(/市$|地区$|盟$|自治州$/u, '').replace(peoples, '')

function cityName(name, prefix) {
  const own = known[prefix]?.get(name)
  if (own) return own
  return name.endsWith('县')
    ? [...word(name.slice(0, -1), prefix), 'County'].join(' ')
    : word(cityStem(name), prefix).join(' ')
}

function countyName(name, prefix, province, city) {
  const own = known[prefix]?.get(name)
  if (own) return own
  const [pattern, english] = endings.find(([ending]) => ending.test(name)) ?? [/$/u, '']
  const whole = name.replace(pattern, '')
  if (english === 'District' && sides[whole]) return `${sides[whole]} ${english}`
  const bare = whole.replace(peoples, '')
  // A place that is called by its people keeps their name.
  const stem = known[prefix]?.has(whole) || bare === '' ? whole.replace(/族$/u, '') : bare
  const first = /Zone|Park|Area/.test(english)
    ? zoneWords(stem, prefix, province, city)
    : word(stem, prefix)
  return [...first, english].join(' ').trim()
}

const english = { ...provinceNames }
for (const [provinceCode, province, cities] of mainland) {
  const prefix = provinceCode.slice(0, 2)
  const provinceStem = province.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/u, '')
  for (const [cityCode, city, counties] of cities) {
    english[cityCode] = cityName(city, prefix)
    for (const [code, county] of counties)
      english[code] = countyName(county, prefix, provinceStem, cityStem(city))
  }
}
writeFileSync(
  new URL('../packages/contract/areas/area.en.json', import.meta.url),
  `${JSON.stringify(english)}\n`,
)
