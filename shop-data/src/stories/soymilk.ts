import type { Stories } from './draft.ts'

export const soymilkStories: Stories = {
  'soy-mini': {
    parameters: [
      ['额定功率', '加热 600 W / 电机 150 W', 'Heating 600 W / motor 150 W'], ['额定电压', '220 V ~ 50 Hz'], ['杯体材质', '304 不锈钢', '304 stainless steel'], ['适合人数', '1–2 人', '1–2 people'],
      ['制浆用时', '约 18 分钟', 'About 18 min'], ['菜单', '豆浆 / 米糊 / 果汁 / 热水 / 清洗', 'Soy milk, rice paste, juice, hot water, rinse'], ['预约', '12 小时', '12 h'], ['产品尺寸', '168 × 125 × 215 mm'],
    ],
    details: [
      ['一把豆子就够', 'A handful is enough', '干豆 25 克，水到线，按一下。十八分钟后是一大杯热豆浆，不用泡，也不用滤。', 'Twenty-five grams of dry beans, water to the line, one press, eighteen minutes.'],
      ['细到不挂杯', 'Fine to the last sip', '四叶刀在小杯里转得更密，豆渣粒径小，喝到底也不糙。', 'Four blades work closer in a small cup, leaving little grit.'],
      ['洗它比喝它快', 'Quick to wash', '倒半杯清水，按清洗，四十秒转净。机头防溅，杯子可以整个冲。', 'Half a cup of water and forty seconds. The cup rinses whole.'],
    ],
  },
  'soy-family': {
    parameters: [
      ['额定功率', '加热 900 W / 电机 200 W', 'Heating 900 W / motor 200 W'], ['额定电压', '220 V ~ 50 Hz'], ['杯体材质', '304 不锈钢', '304 stainless steel'], ['适合人数', '3–5 人', '3–5 people'],
      ['制浆用时', '约 22 分钟', 'About 22 min'], ['菜单', '干豆 / 湿豆 / 五谷 / 米糊 / 果蔬 / 清洗', 'Dry bean, wet bean, grains, paste, juice, rinse'], ['防溢', '双探针防溢', 'Two overflow probes'], ['产品尺寸', '232 × 170 × 330 mm'],
    ],
    details: [
      ['周末的早餐桌', 'The weekend table', '1.2 升正好四碗。油条刚出锅，豆浆也到了时候。', 'Just over a litre fills four bowls while the fritters are still hot.'],
      ['干豆湿豆都行', 'Dry or soaked', '赶时间用干豆，想更醇就泡一夜。两种程序的研磨次数不一样。', 'Dry when in a hurry, soaked for body. Each has its own grinding cycle.'],
      ['双探针，不溢锅', 'No spills', '两根探针看着泡沫的高度，涨上来就降火。', 'Two probes watch the foam and lower the heat in time.', 'texture-steel'],
    ],
  },
  'soy-quiet': {
    parameters: [
      ['额定功率', '加热 800 W / 电机 900 W', 'Heating 800 W / motor 900 W'], ['额定电压', '220 V ~ 50 Hz'], ['杯体材质', '高硼硅玻璃', 'Borosilicate glass'], ['工作声音', '约 62 dB（1 米）', 'About 62 dB at 1 m'],
      ['转速', '30000 转/分', '30,000 rpm'], ['菜单', '豆浆 / 米糊 / 玉米汁 / 奶昔 / 清洗等 9 种', '9 programmes'], ['预约', '24 小时', '24 h'], ['产品尺寸', '245 × 215 × 420 mm'], ['净重', '4.6 kg'],
    ],
    details: [
      ['一只罩子的安静', 'A hood for quiet', '透明罩与底座之间有一圈软胶，声音先撞墙再出来。一米外约 62 分贝，和平常说话差不多。', 'A sealed clear hood brings it to about 62 dB at a metre, the level of talking.'],
      ['滤网可以收起来', 'No strainer needed', '三万转把豆皮也打细，喝的是整颗豆子。', 'At thirty thousand turns even the skins go smooth.'],
      ['罩子一掀就洗', 'Lift and rinse', '掀开罩，拿下杯，底座只要擦。', 'Lift the hood, take the jug, wipe the base.'],
    ],
  },
  'soy-rinse': {
    parameters: [
      ['额定功率', '1000 W'], ['额定电压', '220 V ~ 50 Hz'], ['水箱容量', '1.5 L'], ['研磨腔材质', '316L 不锈钢', '316L stainless steel'], ['制浆用时', '约 15 分钟', 'About 15 min'],
      ['清洗方式', '高温蒸汽 + 冲洗', 'Steam and rinse'], ['预约', '24 小时', '24 h'], ['产品尺寸', '190 × 330 × 345 mm'], ['净重', '5.4 kg'],
    ],
    details: [
      ['喝完就出门', 'Drink and go', '倒完浆，它用 100 度蒸汽和清水冲三遍研磨腔，废水流进水盒。你要洗的只有杯子。', 'After pouring it steams and rinses the chamber three times. Only the cup is left for you.'],
      ['按杯做，不浪费', 'By the cup', '一次可做 200 到 800 毫升，一个人也用得顺手。', 'From 200 to 800 ml per run, so it suits one person too.'],
      ['还能做热水和咖啡伴侣', 'Hot water and oat milk', '热水、燕麦奶、坚果奶，都在同一个旋钮上。', 'Hot water, oat milk and nut milk live on the same dial.'],
    ],
  },
  'soy-timer': {
    parameters: [
      ['额定功率', '加热 700 W / 电机 180 W', 'Heating 700 W / motor 180 W'], ['额定电压', '220 V ~ 50 Hz'], ['杯体材质', '304 不锈钢', '304 stainless steel'], ['适合人数', '2–3 人', '2–3 people'],
      ['预约', '24 小时，冷泡抑温', '24 h'], ['保温', '2 小时', '2 h'], ['菜单', '豆浆 / 米糊 / 燕麦 / 热奶 / 清洗', 'Soy milk, paste, oats, hot milk, rinse'], ['产品尺寸', '178 × 140 × 260 mm'],
    ],
    details: [
      ['睡前放豆，醒来开喝', 'Beans at night', '预约到几点，就是几点喝，不是几点开始做。它会倒推十九分钟，自己动手。', 'Set the time you want to drink. It counts back nineteen minutes by itself.'],
      ['温着等你', 'Kept warm', '多睡半小时也没关系，做好后保温两小时，60 度上下。', 'Oversleep a little: it holds about 60 °C for two hours.'],
      ['陶土色，放在外面', 'Made to stay out', '哑光外壳不显指纹。它可以不用收进柜子里。', 'A matte shell that hides fingerprints.', 'texture-ceramic'],
    ],
  },
  'soy-duo': {
    parameters: [
      ['额定功率', '加热 600 W / 电机 250 W', 'Heating 600 W / motor 250 W'], ['额定电压', '220 V ~ 50 Hz'], ['热杯材质', '304 不锈钢', '304 stainless steel'], ['冷杯材质', 'Tritan'],
      ['适合人数', '1–2 人', '1–2 people'], ['制浆用时', '约 19 分钟', 'About 19 min'], ['预约', '12 小时', '12 h'], ['产品尺寸', '172 × 132 × 235 mm'],
    ],
    details: [
      ['冷热各一只', 'One hot, one cold', '豆浆的油脂味，留在热杯；草莓的颜色，留在冷杯。换杯，一拧的事。', 'Soy stays with the hot cup, strawberries with the cold one. Twist to change.'],
      ['同一个机头', 'One motor head', '少一台机器，多一块台面。', 'One machine less, more counter.'],
      ['盖上就能带走', 'Cap it and leave', '冷杯配随行盖，放进背包前请拧紧，果汁当天喝完。', 'The cold cup has a travel lid. Drink juice the same day.'],
    ],
  },
}
