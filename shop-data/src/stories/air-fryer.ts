import type { Stories } from './draft.ts'

export const airFryerStories: Stories = {
  'fryer-mini': {
    parameters: [
      ['额定功率', '1000 W'], ['额定电压', '220 V ~ 50 Hz'], ['温度范围', '80–200 ℃'], ['定时', '60 分钟', '60 min'], ['炸篮涂层', '不粘涂层', 'Non-stick coating'],
      ['适合人数', '1–2 人', '1–2 people'], ['净重', '2.4 kg'], ['产品尺寸', '230 × 255 × 285 mm'],
    ],
    details: [
      ['一个人的晚饭', 'Dinner for one', '六只鸡翅，180 度，十五分钟，中途翻一次面。不用一滴油，也有焦边。', 'Six wings, 180 °C, fifteen minutes, turn once. No added oil, crisp edges.'],
      ['小，是好处', 'Small helps', '腔体小，热得快，预热两分钟。外壳边长 23 厘米，书桌一角放得下。', 'A small chamber preheats in two minutes on a 23 cm base.'],
      ['炸篮拆下来泡一泡', 'Soak and wipe', '等它凉下来，温水泡十分钟，软海绵一擦。', 'Let it cool, soak ten minutes, wipe with a sponge.'],
    ],
  },
  'fryer-family': {
    parameters: [
      ['额定功率', '1500 W'], ['额定电压', '220 V ~ 50 Hz'], ['温度范围', '60–205 ℃'], ['定时', '24 小时', '24 h'], ['炸篮涂层', '陶瓷涂层', 'Ceramic coating'],
      ['菜单', '薯条 / 鸡翅 / 牛排 / 鱼 / 果干等 10 种', '10 programmes: fries, wings, steak, fish, dried fruit …'], ['适合人数', '3–5 人', '3–5 people'], ['净重', '4.1 kg'], ['产品尺寸', '278 × 340 × 300 mm'],
    ],
    details: [
      ['方的，放得多', 'Square holds more', '同样的宽度，方篮比圆篮多出约两成面积。十二只鸡翅单层摆开，不用叠。', 'A square basket gives about a fifth more area: a dozen wings in one layer.'],
      ['风从上面来，从下面回', 'Air that circles', '底板的凸纹把食物抬高 5 毫米，热风绕得到底面，少翻一次面。', 'Ridges lift food 5 mm so hot air reaches below.'],
      ['低温也有用', 'Low heat too', '60 度慢慢吹，苹果片六小时成果干，酸奶也能在里面发。', 'Sixty degrees for six hours dries apples, and sets yoghurt.'],
    ],
  },
  'fryer-window': {
    parameters: [
      ['额定功率', '1500 W'], ['额定电压', '220 V ~ 50 Hz'], ['温度范围', '60–200 ℃'], ['视窗', '双层隔热玻璃', 'Double insulated glass'], ['照明', '抽屉内暖光', 'Warm light inside'],
      ['炸篮涂层', '陶瓷涂层', 'Ceramic coating'], ['净重', '4.4 kg'], ['产品尺寸', '285 × 345 × 305 mm'],
    ],
    details: [
      ['看着它变金黄', 'Watch it turn golden', '不用反复拉开抽屉，热气不跑，时间更准。再烤一分钟还是现在就好，你自己看。', 'No opening, no lost heat. Decide by eye.'],
      ['双层玻璃，外面不烫', 'Cool glass', '两层玻璃之间是空气，运行半小时，外侧约 55 度，仍请勿久触。', 'Two panes with air between; about 55 °C outside after half an hour.'],
      ['灯三分钟自己灭', 'The light turns itself off', '按一下亮起，三分钟后熄。', 'Press for light, three minutes later it is off.'],
    ],
  },
  'fryer-oven': {
    parameters: [
      ['额定功率', '1600 W'], ['额定电压', '220 V ~ 50 Hz'], ['温度范围', '40–230 ℃'], ['加热管', '上四下二', 'Four above, two below'], ['内腔材质', '镀铝板', 'Aluminised steel'],
      ['标配附件', '烤盘 / 烤网 / 炸篮 / 接渣盘', 'Tray, rack, basket, crumb tray'], ['定时', '12 小时', '12 h'], ['净重', '6.4 kg（12 L）', '6.4 kg (12 L)'], ['产品尺寸', '380 × 340 × 295 mm（12 L）', '380 × 340 × 295 mm (12 L)'],
    ],
    details: [
      ['烤箱和炸锅，二合一', 'Two in one', '要焦脆，开风机，用炸篮。要蓬松，关风机，用烤盘。', 'Fan and basket for crisp, no fan and tray for fluffy.'],
      ['上下管分开调', 'Heat above and below', '戚风上火低一点，披萨下火高一点，各调各的。', 'Set top and bottom apart for cake or pizza.'],
      ['接渣盘一抽就走', 'Crumb tray', '面包屑和油滴都在一只盘里，抽出来冲干净。', 'Crumbs and drips land on one tray.', 'texture-steel'],
    ],
  },
  'fryer-dual': {
    parameters: [
      ['额定功率', '2200 W'], ['额定电压', '220 V ~ 50 Hz'], ['单仓容量', '4 L × 2'], ['温度范围', '60–205 ℃'], ['同步完成', '支持', 'Yes'],
      ['炸篮涂层', '陶瓷涂层', 'Ceramic coating'], ['适合人数', '4–6 人', '4–6 people'], ['净重', '7.1 kg'], ['产品尺寸', '395 × 345 × 305 mm'],
    ],
    details: [
      ['两样菜，一起好', 'Ready together', '左边鸡腿二十五分钟，右边西兰花十分钟。它会让右边等一等，再一起响铃。', 'Chicken for twenty-five, broccoli for ten: the second waits, then both ring.'],
      ['也能当一台大的', 'Or one big one', '两仓设成一样，就是 8 升。', 'Match both baskets and it is eight litres.'],
      ['鱼和饼，不串味', 'Flavours apart', '两仓各有风道，煎鱼的味道不会到饼上。', 'Each basket has its own air, so fish stays with fish.'],
    ],
  },
  'fryer-steam': {
    parameters: [
      ['额定功率', '1650 W'], ['额定电压', '220 V ~ 50 Hz'], ['水箱容量', '0.9 L'], ['温度范围', '60–205 ℃'], ['蒸汽模式', '纯蒸 / 蒸烤 / 嫩炸', 'Steam, steam-bake, tender fry'],
      ['炸篮材质', '304 不锈钢', '304 stainless steel'], ['净重', '5.0 kg'], ['产品尺寸', '320 × 350 × 315 mm'],
    ],
    details: [
      ['外脆里不柴', 'Crisp and tender', '前半程带蒸汽，后半程吹干。鸡胸肉切开，还看得见汁水。', 'Steam first, dry air after: chicken breast keeps its juice.'],
      ['不锈钢炸篮', 'Steel basket', '没有涂层，钢丝刷也不怕。', 'No coating, so scrub as you like.', 'texture-steel'],
      ['当蒸锅也合格', 'A proper steamer', '水箱 0.9 升，连续蒸四十分钟。', 'A 0.9 L tank steams for forty minutes.'],
    ],
  },
}
