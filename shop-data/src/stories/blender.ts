import type { Stories } from './draft.ts'

export const blenderStories: Stories = {
  'blender-cup': {
    parameters: [
      ['额定功率', '70 W'], ['电池容量', '2000 mAh'], ['充电接口', 'USB-C'], ['充满用时', '约 3 小时', 'About 3 h'], ['杯体材质', 'Tritan'],
      ['续航', '约 12 杯', 'About 12 cups'], ['净重', '420 g'], ['产品尺寸', 'Ø78 × 225 mm'],
    ],
    details: [
      ['在哪儿都能打', 'Anywhere', '充一次电打十来杯。公园、办公室、健身房的更衣柜前，切块、加水、双击。', 'A dozen cups per charge: cut, add water, double-press.'],
      ['盖没拧紧，它不转', 'It waits for the lid', '杯体与底座磁感对位，没到位就不启动。清洗时也更放心。', 'A sensor keeps the blades still until the cup is in place.'],
      ['冲一冲就干净', 'Rinse and done', '加半杯水再打一次，倒掉，晾干。底座请不要泡水。', 'Blend half a cup of water, pour, dry. Keep the base out of water.'],
    ],
  },
  'blender-table': {
    parameters: [
      ['额定功率', '800 W'], ['额定电压', '220 V ~ 50 Hz'], ['转速', '24000 转/分', '24,000 rpm'], ['杯体材质', 'Tritan'], ['刀头', '六叶不锈钢刀', 'Six-leaf steel blade'],
      ['档位', '1–5 档 + 点动', '5 speeds and pulse'], ['过热保护', '支持', 'Yes'], ['产品尺寸', '205 × 190 × 395 mm'], ['净重', '3.4 kg'],
    ],
    details: [
      ['一个旋钮', 'One dial', '向右是慢到快，向左是点动。不用看说明书，手就会了。', 'Right for speed, left for pulse. Your hand knows.'],
      ['冰沙不留碎块', 'Smooth ice', '六片刀叶分三层，冰块先落到高处再卷到底，四十秒成沙。', 'Three tiers of blades pull ice down: forty seconds to snow.'],
      ['杯子可以进洗碗机', 'Dishwasher-safe jug', '杯、盖、量杯可进洗碗机上层。刀座拧下来，单独冲。', 'Jug and lid go on the upper rack; unscrew and rinse the blade.'],
    ],
  },
  'blender-quiet': {
    parameters: [
      ['额定功率', '1800 W'], ['额定电压', '220 V ~ 50 Hz'], ['转速', '35000 转/分', '35,000 rpm'], ['工作声音', '约 68 dB（1 米）', 'About 68 dB at 1 m'], ['杯体材质', '高硼硅玻璃', 'Borosilicate glass'],
      ['菜单', '豆浆 / 浓汤 / 冰沙 / 辅食 / 坚果酱等 8 种', '8 programmes'], ['预约', '12 小时', '12 h'], ['产品尺寸', '260 × 240 × 465 mm'], ['净重', '6.5 kg'],
    ],
    details: [
      ['力气大，声音小', 'Strong and quiet', '1800 瓦电机，加一只密闭的罩。打坚果酱时，客厅里还能接电话。', 'An 1800 W motor under a sealed hood: take a call while it makes nut butter.'],
      ['冷热都做', 'Hot and cold', '生南瓜放进去，二十五分钟出一锅热浓汤。换上冰块，是夏天。', 'Raw pumpkin becomes hot soup in twenty-five minutes; add ice for summer.'],
      ['从早餐到辅食', 'From breakfast to baby food', '八个程序，刀速和火候都替你想过。', 'Eight programmes with speed and heat worked out.'],
    ],
  },
  'blender-hand': {
    parameters: [
      ['额定功率', '600 W'], ['额定电压', '220 V ~ 50 Hz'], ['棒体材质', '304 不锈钢', '304 stainless steel'], ['档位', '无级调速', 'Stepless'], ['净重', '820 g'],
      ['四件套含', '料理棒 / 打蛋头 / 研磨杯 / 量杯', 'Stick, whisk, chopper, beaker'], ['电源线长', '1.2 m'], ['产品尺寸', 'Ø66 × 390 mm'],
    ],
    details: [
      ['直接伸进锅里', 'Straight into the pot', '南瓜煮软了，关火，棒子伸进去，十五秒是汤。少倒一次，少洗一个杯。', 'Turn off the heat, blend in the pot for fifteen seconds, wash one jug less.'],
      ['按得深，转得快', 'Press deeper, spin faster', '力道就是档位，不用腾出另一只手。', 'Pressure is the speed; the other hand stays free.'],
      ['罩口防吸底', 'No suction', '钟形罩边开了四道口，贴着锅底也不会吸住。', 'Four slots in the guard stop it sticking to the bottom.', 'texture-steel'],
    ],
  },
  'blender-chop': {
    parameters: [
      ['额定功率', '300 W'], ['额定电压', '220 V ~ 50 Hz'], ['碗体材质', '加厚玻璃', 'Thick glass'], ['刀头', '四叶不锈钢刀', 'Four-leaf steel blade'], ['档位', '双档', '2 speeds'],
      ['绞肉用时', '约 10 秒 / 300 g', 'About 10 s / 300 g'], ['净重', '1.9 kg（2 L）', '1.9 kg (2 L)'], ['产品尺寸', '188 × 188 × 255 mm（2 L）', '188 × 188 × 255 mm (2 L)'],
    ],
    details: [
      ['粗细看你按几下', 'Coarse or fine', '饺子馅按三下，肉丸按八下，辅食泥多按几下。玻璃碗里看得清楚。', 'Three presses for dumplings, eight for meatballs, more for purée.'],
      ['玻璃碗，不串味', 'Glass keeps no smell', '打完蒜再打水果，冲净就没有味道。', 'Garlic first, fruit later: rinse and nothing stays.'],
      ['碗底有防滑垫', 'It stays put', '底下一圈硅胶，台面湿一点也不走。', 'A silicone foot holds it on a wet counter.'],
    ],
  },
  'blender-juicer': {
    parameters: [
      ['额定功率', '200 W'], ['额定电压', '220 V ~ 50 Hz'], ['转速', '45 转/分', '45 rpm'], ['进料口径', '135 mm'], ['螺杆材质', 'PEI'],
      ['滤网', '无网挤压', 'Mesh-free'], ['净重', '4.5 kg'], ['产品尺寸', '235 × 180 × 430 mm'],
    ],
    details: [
      ['整颗放进去', 'Whole fruit in', '进料口 13.5 厘米，苹果、橙子去皮去核后不用再切。放进去，转身去穿鞋。', 'A 13.5 cm mouth takes whole cored apples and peeled oranges.'],
      ['慢，所以不起沫', 'Slow, so no foam', '每分钟 45 转，是挤不是切。颜色清亮，放一刻钟也分层不多。', 'At 45 rpm it presses, not cuts: bright colour, little separation.'],
      ['没有滤网要刷', 'No mesh to scrub', '三个大件，冲水就掉渣。', 'Three large parts that rinse clean.'],
    ],
  },
}
