/** Words of the trade that mean the same, for every partner of the demo; staff may change them. */
export const synonyms: readonly (readonly string[])[] = [
  ['电水壶', '热水壶', '烧水壶', '电热水壶', '电茶壶'],
  ['剃须刀', '刮胡刀', '刮胡子刀', '电动剃须刀', 'razor'],
  ['吹风机', '电吹风', '吹风筒', '风筒'],
  ['电饭煲', '电饭锅', '饭锅'],
  ['挂烫机', '熨烫机', '蒸汽熨斗机'],
  ['破壁机', '料理破壁机', '破壁料理机'],
  ['空气炸锅', '气炸锅', '无油炸锅'],
  ['豆浆机', '豆奶机'],
  ['送礼', '礼物', '礼品', '礼盒', 'gift'],
  ['除垢剂', '水垢清除剂', '去水垢'],
]
