import type { Stories } from './draft.ts'

export const shaverStories: Stories = {
  'shaver-rotary': {
    parameters: [
      ['刀头', '三头旋转浮动', 'Three floating rotary heads'], ['防水等级', 'IPX7'], ['充电接口', 'USB-C'], ['续航', '约 60 分钟', 'About 60 min'], ['快充', '充 5 分钟用一次', '5 min for one shave'],
      ['剃须方式', '干湿两用', 'Wet and dry'], ['净重', '172 g'], ['产品尺寸', '160 × 62 × 58 mm'],
    ],
    details: [
      ['贴着下颌走', 'Along the jaw', '三个刀头各自能仰俯，转过下颌角时，不用换手的角度。', 'Each head tilts alone, so the jaw line needs no new grip.'],
      ['刀网 0.07 毫米', 'A 0.07 mm mesh', '网面薄，须根离刀近；边缘倒了圆角，来回走不发红。', 'Thin mesh for closeness, rounded edges for comfort.'],
      ['整机可以冲水', 'Rinse it whole', 'IPX7 防水，水龙头下冲十秒。刀网建议一年左右更换。', 'Rinse ten seconds under the tap; change the mesh about once a year.'],
    ],
  },
  'shaver-foil': {
    parameters: [
      ['刀头', '三刀往复', 'Three-blade foil'], ['每分钟往复', '9000 次', '9,000 strokes'], ['防水等级', 'IPX7'], ['充电接口', 'USB-C'], ['续航', '约 70 分钟', 'About 70 min'],
      ['机身材质', '铝合金', 'Aluminium alloy'], ['净重', '188 g'], ['产品尺寸', '158 × 48 × 34 mm'],
    ],
    details: [
      ['三层网，一次过', 'One pass', '中间一条先挑起贴着皮肤的胡须，两边的网再收短。', 'The middle blade lifts flat hairs, the foils cut them short.'],
      ['铝合金机身', 'Aluminium body', '滚纹手柄，手湿也握得住。', 'Knurled, so wet hands hold it.', 'texture-steel'],
      ['一按就换刀头', 'Click to change', '刀网刀头是整只的，不用工具。', 'The cassette clicks in without tools.'],
    ],
  },
  'shaver-mini': {
    parameters: [
      ['刀头', '单头旋转', 'Single rotary head'], ['防水等级', 'IPX7'], ['充电接口', 'USB-C'], ['续航', '约 45 分钟', 'About 45 min'], ['机身材质', '亲肤涂层', 'Soft-touch coating'],
      ['净重', '86 g'], ['产品尺寸', '70 × 58 × 40 mm'], ['行程锁', '支持', 'Yes'],
    ],
    details: [
      ['一颗鹅卵石', 'A pebble', '86 克，手掌正好握住。外套口袋、洗漱包、车里的杂物格，放哪儿都行。', 'Eighty-six grams in the palm, a pocket or the glove box.'],
      ['磁吸盖', 'Magnetic cap', '盖子一靠就吸上，刀网不会沾灰。', 'The cap snaps on and keeps the mesh clean.'],
      ['出差五天不用充', 'Five days away', '每天三分钟，一次充电约两周。', 'Three minutes a day, about two weeks per charge.'],
    ],
  },
  'shaver-dock': {
    parameters: [
      ['刀头', '三头旋转浮动', 'Three floating rotary heads'], ['防水等级', 'IPX7'], ['清洁方式', '循环冲洗 + 热风烘干', 'Flush and warm-air drying'], ['清洁液用量', '每盒约 30 次', 'About 30 cycles'], ['续航', '约 60 分钟', 'About 60 min'],
      ['充电方式', '座充 / USB-C', 'Dock or USB-C'], ['净重', '机身 176 g', 'Shaver 176 g'], ['产品尺寸', '底座 150 × 110 × 190 mm', 'Dock 150 × 110 × 190 mm'],
    ],
    details: [
      ['放回去，就行了', 'Just put it back', '它会冲洗、烘干、充电，第二天拿起来是干的、满的。', 'It rinses, dries and charges. Tomorrow it is ready.'],
      ['清洁液看得见', 'See the level', '前窗看得到液位，一盒大约用一个月。', 'A front window shows the fluid, about a month per cartridge.'],
      ['出门只带机身', 'Travel light', '机身另有 USB-C 口，底座留在家里。', 'Leave the dock home, charge by USB-C.'],
    ],
  },
  'trimmer-detail': {
    parameters: [
      ['刀头', '旋转微刀 / 眉刀 / 鬓角刀', 'Rotary, brow and sideburn heads'], ['防水等级', 'IPX5'], ['供电', '1 节 7 号电池（不含）', 'One AAA cell, not included'], ['续航', '约 60 次', 'About 60 uses'],
      ['机身材质', '铝合金', 'Aluminium alloy'], ['净重', '38 g'], ['产品尺寸', 'Ø18 × 138 mm'], ['使用方式', '仅外部可见处', 'For visible areas only'],
    ],
    details: [
      ['像一支笔', 'Like a pen', '18 毫米粗，握法你从小就会。', 'Eighteen millimetres, a grip you know.'],
      ['圆头，不扎人', 'Rounded tip', '刀口在网内，碰到皮肤的是圆角。', 'Blades stay inside; a rounded edge meets the skin.', 'texture-steel'],
      ['三个头，三件小事', 'Three heads', '鼻毛、眉形、鬓角，换头一拔一插。', 'Nose, brows, sideburns: pull and push.'],
    ],
  },
}
