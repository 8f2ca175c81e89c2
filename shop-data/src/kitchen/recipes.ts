import type { DemoRecipe } from './draft.ts'

export const recipes: readonly DemoRecipe[] = [
  {
    title: ['原味豆浆', 'Plain soy milk'], intro: ['两样东西，二十分钟，一家人的早晨。', 'Two things, twenty minutes, a family’s morning.'], cover: 'scene-soymilk', minutes: 25, servings: 4,
    ingredients: [['黄豆', 'Soy beans', '75 克', '75 g'], ['清水', 'Water', '1.1 升', '1.1 l'], ['冰糖', 'Rock sugar', '随意', 'to taste']],
    steps: [['前一晚把黄豆洗净，加三倍的水放进冰箱。', 'The night before, rinse the beans and put them into the fridge with three times as much water.'], ['倒掉泡豆的水，冲一遍，放进豆浆机，加水到刻度。', 'Pour the water away, rinse, fill the machine to the mark.', undefined, 'soy-mini-oat'], ['选“湿豆”，等它自己做完。', 'Choose “wet beans” and let it work.', 1200], ['静置两分钟，倒出，按口味加糖。', 'Let it rest two minutes, pour, sweeten to taste.', 120, 'review-05']],
    goods: ['soy-mini', 'soy-timer', 'soy-rinse'],
  },
  {
    title: ['红枣核桃豆浆', 'Soy milk with dates and walnuts'], intro: ['不放糖也甜。', 'Sweet without sugar.'], cover: 'soy-mini-sage', minutes: 30, servings: 3,
    ingredients: [['黄豆', 'Soy beans', '50 克', '50 g'], ['去核红枣', 'Pitted dates', '6 颗', '6'], ['核桃仁', 'Walnuts', '4 瓣', '4 halves'], ['清水', 'Water', '900 毫升', '900 ml']],
    steps: [['红枣剪成小块，核桃掰开。', 'Cut the dates, break the walnuts.'], ['和泡好的豆子一起放进机器，加水。', 'Put them in with the soaked beans and the water.'], ['选“五谷”，等它做完。', 'Choose “grains” and wait.', 1500], ['过一遍筛更细滑，趁热喝。', 'Strain it for a finer drink; serve hot.']],
    goods: ['soy-mini', 'soy-quiet'],
  },
  {
    title: ['白米饭', 'White rice'], intro: ['五个细节，粒粒分明。', 'Five details, and every grain stands apart.'], cover: 'scene-rice', minutes: 50, servings: 2,
    ingredients: [['大米', 'Rice', '2 杯', '2 cups'], ['清水', 'Water', '2.4 杯', '2.4 cups']],
    steps: [['淘两遍，第一遍水要倒得快。', 'Rinse twice; pour the first water away quickly.'], ['加水浸泡。', 'Soak it.', 1200], ['擦干锅底，按“标准”。', 'Dry the outside of the pot and press “standard”.', undefined, 'rice-mini-oat'], ['跳到保温后，焖着别开。', 'When it clicks, leave it closed.', 600], ['用饭勺十字切开，从底下翻松。', 'Cut a cross and lift from below.', undefined, 'review-03']],
    goods: ['rice-mini', 'rice-ih'],
  },
  {
    title: ['腊味煲仔饭', 'Clay-pot rice with sausage'], intro: ['锅巴是灵魂。', 'The crust is the soul of it.'], cover: 'rice-clay-ink', minutes: 55, servings: 2,
    ingredients: [['丝苗米', 'Long-grain rice', '1.5 杯', '1.5 cups'], ['腊肠', 'Cured sausage', '2 根', '2'], ['小油菜', 'Pak choi', '4 棵', '4'], ['鸡蛋', 'Egg', '1 个', '1'], ['煲仔酱油', 'Sweet soy sauce', '2 勺', '2 tbsp']],
    steps: [['米泡好，内胆抹一层油，放米和水。', 'Soak the rice, oil the pot, add rice and water.', 1200], ['选“煲仔饭”，煮到水快收干。', 'Choose “clay pot” and cook until the water is nearly gone.', 900], ['铺上腊肠，沿锅边淋一圈油。', 'Lay the sausage on top, drizzle oil along the edge.'], ['打一个蛋，继续煮。', 'Break an egg on it and go on.', 600], ['烫熟青菜，淋酱油，拌匀。', 'Blanch the greens, add the sauce, mix.']],
    goods: ['rice-clay', 'rice-ih'],
  },
  {
    title: ['蒜香鸡翅', 'Garlic wings'], intro: ['不放一滴油，皮是脆的。', 'No oil at all, and crisp skin.'], cover: 'scene-fryer', minutes: 40, servings: 3,
    ingredients: [['鸡中翅', 'Chicken wings', '12 只', '12'], ['蒜', 'Garlic', '5 瓣', '5 cloves'], ['生抽', 'Soy sauce', '2 勺', '2 tbsp'], ['蜂蜜', 'Honey', '1 勺', '1 tbsp'], ['黑胡椒', 'Black pepper', '少许', 'a little']],
    steps: [['鸡翅两面各划两刀，用厨房纸擦干。', 'Score the wings twice on each side and dry them with paper.'], ['蒜压成泥，和调料一起抓匀，腌着。', 'Crush the garlic, rub everything in and let it rest.', 900], ['平铺一层，180 ℃ 炸。', 'Lay them in one layer and fry at 180 ℃.', 720, 'fryer-window-ink'], ['翻面，继续。', 'Turn them and go on.', 480], ['撒胡椒，晾两分钟再吃，皮更脆。', 'Pepper them; after two minutes the skin is crisper.', 120]],
    goods: ['fryer-window', 'fryer-family', 'fryer-paper'],
  },
  {
    title: ['流心烤红薯', 'Molten sweet potato'], intro: ['低温起步，糖才跑得出来。', 'Start low, so that the sugar comes out.'], cover: 'fryer-mini-clay', minutes: 60, servings: 2,
    ingredients: [['红薯', 'Sweet potatoes', '2 个，细长的', '2, slim ones']],
    steps: [['洗净不擦干，两头切一点。', 'Wash them, leave them wet, cut the tips.'], ['160 ℃ 先烤。', 'First at 160 ℃.', 1800], ['200 ℃ 再烤，到糖浆流出来。', 'Then at 200 ℃, until syrup runs.', 1200, 'fryer-mini-oat'], ['关火焖着，皮和肉自己分开。', 'Switch off and wait: the skin comes loose.', 600]],
    goods: ['fryer-mini', 'fryer-paper'],
  },
  {
    title: ['香蕉燕麦奶昔', 'Banana and oat shake'], intro: ['冻香蕉是秘密。', 'Frozen banana is the secret.'], cover: 'scene-blender', minutes: 5, servings: 1,
    ingredients: [['冻香蕉片', 'Frozen banana', '1 根', '1'], ['即食燕麦', 'Oats', '3 勺', '3 tbsp'], ['牛奶', 'Milk', '200 毫升', '200 ml'], ['花生酱', 'Peanut butter', '1 勺', '1 tbsp']],
    steps: [['先倒牛奶，再放其他。', 'Milk first, then the rest.'], ['盖紧，打到没有颗粒。', 'Close it and blend until it is smooth.', 30, 'blender-cup-sage'], ['拧上随行盖，出门。', 'Screw on the lid and go.']],
    goods: ['blender-cup'],
  },
  {
    title: ['番茄冷汤', 'Cold tomato soup'], intro: ['夏天的十分钟。', 'Ten minutes of summer.'], cover: 'blender-cup-room', minutes: 10, servings: 2,
    ingredients: [['番茄', 'Tomatoes', '3 个', '3'], ['红甜椒', 'Red pepper', '半个', 'half'], ['黄瓜', 'Cucumber', '半根', 'half'], ['橄榄油', 'Olive oil', '1 勺', '1 tbsp'], ['白醋、盐', 'Vinegar, salt', '少许', 'a little']],
    steps: [['全部切块，番茄去蒂。', 'Cut everything; take the stems off.'], ['打到顺滑。', 'Blend until smooth.', 60], ['尝一口，补盐和醋，冷藏。', 'Taste, season, chill.', 300], ['盛出，淋几滴油。', 'Serve with a few drops of oil.']],
    goods: ['blender-table', 'blender-cup'],
  },
  {
    title: ['煮老白茶', 'Simmered white tea'], intro: ['第三泡起，甜味才出来。', 'The sweetness comes with the third.'], cover: 'banner-hangzhou', minutes: 20, servings: 3,
    ingredients: [['老白茶', 'Aged white tea', '5 克', '5 g'], ['清水', 'Water', '600 毫升', '600 ml'], ['陈皮', 'Dried tangerine peel', '1 小片', 'a piece']],
    steps: [['茶放进茶篮，温水快冲一遍，倒掉。', 'Rinse the tea in its basket with warm water and pour it away.', 10], ['加水，选中档，喷淋两轮。', 'Add water and let it spray twice on medium.', 480, 'kettle-tea-walnut'], ['放陈皮，转小档保温。', 'Add the peel and keep it warm on low.', 300], ['分杯，续水再煮两次。', 'Pour; fill up and brew twice more.']],
    goods: ['kettle-tea', 'kettle-glass'],
  },
  {
    title: ['银耳雪梨羹', 'Pear and snow fungus'], intro: ['慢火，不用看着。', 'Slow, and nobody has to watch.'], cover: 'kettle-health-oat', minutes: 120, servings: 4,
    ingredients: [['银耳', 'Snow fungus', '半朵', 'half'], ['雪梨', 'Pear', '1 个', '1'], ['枸杞', 'Goji berries', '1 小把', 'a handful'], ['冰糖', 'Rock sugar', '30 克', '30 g'], ['清水', 'Water', '1 升', '1 l']],
    steps: [['银耳泡发，剪去黄根，撕成小朵。', 'Soak the fungus, cut the root, tear it small.', 1800], ['和水一起放进养生壶，选“炖煮”。', 'Put it into the glass pot with the water and choose “stew”.', 3600], ['放雪梨块和冰糖，继续。', 'Add pear and sugar and go on.', 1200], ['最后五分钟放枸杞。', 'Goji for the last five minutes.', 300]],
    goods: ['kettle-health', 'kettle-glass'],
  },
]
