// Draws the business licences of the demo brands, which are nobody's, and say so:
// node shop-data/pictures/studio/licence.mjs (fonts-noto-cjk)
import sharp from 'sharp'

const licences = [
  {
    key: 'licence-hearthlight',
    code: '91330110MA0HEGUANF',
    name: '禾光生活电器有限公司',
    place: '浙江省杭州市余杭区禾光路 18 号',
    does: '家用电器及其配件的销售；互联网销售',
  },
  {
    key: 'licence-northridge',
    code: '91440305MA0BE1LNGK',
    name: '北岭咖啡器具有限公司',
    place: '广东省深圳市南山区北岭街 9 号',
    does: '咖啡器具的销售；食品互联网销售',
  },
]

const text = (x, y, size, words, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`
const row = (y, name, value) =>
  text(150, y, 26, name, 'fill="#7a5a2b"') + text(360, y, 26, value, 'fill="#2c2620"')

const drawn = ({ code, name, place, does }) => `
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="848" font-family="Noto Serif CJK SC">
  <rect width="1200" height="848" fill="#f4ead6"/>
  <rect x="36" y="36" width="1128" height="776" fill="#fbf6ea" stroke="#b8893f" stroke-width="10"/>
  <rect x="56" y="56" width="1088" height="736" fill="none" stroke="#b8893f" stroke-width="2"/>
  ${text(600, 190, 76, '营 业 执 照', 'text-anchor="middle" fill="#2c2620" letter-spacing="8"')}
  ${text(600, 236, 24, '（样例，不代表任何真实企业）', 'text-anchor="middle" fill="#7a5a2b"')}
  ${row(320, '统一社会信用代码', '')}${text(400, 320, 28, code, 'fill="#2c2620"')}
  ${row(400, '名　　称', name)}${row(460, '类　　型', '有限责任公司')}${row(520, '住　　所', place)}
  ${row(580, '经营范围', does)}${row(640, '登记机关', '样例')}
  <g transform="rotate(-24 600 480)" opacity="0.11">${text(600, 530, 150, '样例 SAMPLE', 'text-anchor="middle" fill="#a3341f"')}</g>
</svg>`

for (const licence of licences)
  await sharp(Buffer.from(drawn(licence)))
    .webp({ quality: 82 })
    .toFile(new URL(`../masters/${licence.key}.webp`, import.meta.url).pathname)
