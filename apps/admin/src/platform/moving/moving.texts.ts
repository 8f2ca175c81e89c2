import { defineTexts } from '../texts.ts'

export const movingTexts = defineTexts(
  {
    up: (name: string) => `上移：${name}`,
    down: (name: string) => `下移：${name}`,
    copy: (name: string) => `复制：${name}`,
    remove: (name: string) => `删除：${name}`,
    drag: '拖动可以调整顺序；选中后也可以按 Alt+↑ / Alt+↓',
  },
  {
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    copy: (name) => `Copy: ${name}`,
    remove: (name) => `Delete: ${name}`,
    drag: 'Drag to change the order, or choose one and press Alt+↑ / Alt+↓',
  },
)
