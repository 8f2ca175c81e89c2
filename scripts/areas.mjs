// Turns the area list of @vant/area-data, and the countries below, into packages/contract/areas/area.json:
// [[province, name, [[city, name, [[county, name], …]], …]], …]. Run it again when the list is updated.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { areaList } from '@vant/area-data'

// ISO 3166-1 numeric codes; an overseas area code is 9, this number, 00 (hosts-and-providers.md §8).
const countries = {
  392: '日本',
  410: '韩国',
  702: '新加坡',
  458: '马来西亚',
  764: '泰国',
  704: '越南',
  360: '印度尼西亚',
  608: '菲律宾',
  116: '柬埔寨',
  104: '缅甸',
  418: '老挝',
  96: '文莱',
  356: '印度',
  586: '巴基斯坦',
  144: '斯里兰卡',
  50: '孟加拉国',
  524: '尼泊尔',
  496: '蒙古',
  398: '哈萨克斯坦',
  860: '乌兹别克斯坦',
  784: '阿联酋',
  682: '沙特阿拉伯',
  634: '卡塔尔',
  376: '以色列',
  792: '土耳其',
  643: '俄罗斯',
  826: '英国',
  372: '爱尔兰',
  250: '法国',
  276: '德国',
  380: '意大利',
  724: '西班牙',
  620: '葡萄牙',
  528: '荷兰',
  56: '比利时',
  442: '卢森堡',
  756: '瑞士',
  40: '奥地利',
  208: '丹麦',
  752: '瑞典',
  578: '挪威',
  246: '芬兰',
  352: '冰岛',
  616: '波兰',
  203: '捷克',
  348: '匈牙利',
  642: '罗马尼亚',
  300: '希腊',
  804: '乌克兰',
  840: '美国',
  124: '加拿大',
  484: '墨西哥',
  76: '巴西',
  32: '阿根廷',
  152: '智利',
  604: '秘鲁',
  170: '哥伦比亚',
  36: '澳大利亚',
  554: '新西兰',
  710: '南非',
  818: '埃及',
  566: '尼日利亚',
  404: '肯尼亚',
  504: '摩洛哥',
}

const entries = (list, prefix) => Object.entries(list).filter(([code]) => code.startsWith(prefix))

const mainland = Object.entries(areaList.province_list).map(([province, name]) => [
  province,
  name,
  entries(areaList.city_list, province.slice(0, 2)).map(([city, cityName]) => [city, cityName, entries(areaList.county_list, city.slice(0, 4))]),
])
const abroad = Object.entries(countries).map(([number, name]) => [`9${number.padStart(3, '0')}00`, name, []])
const provinces = [...mainland, ['900000', '海外', abroad]]
const version = createHash('sha256').update(JSON.stringify(provinces)).digest('hex').slice(0, 8)
writeFileSync(new URL('../packages/contract/areas/area.json', import.meta.url), JSON.stringify({ version, provinces }))
