/** The flash sale on home, which every home page had in fourth place, is a block that one can move. */
export const homeSeckillMigration = {
  id: '0400-home-seckill',
  sql: `
update cms_page
set blocks = jsonb_insert(blocks, '{3}', '{"kind":"seckill"}'),
  blocks_en = jsonb_insert(blocks_en, '{3}', '{"kind":"seckill"}')
where version = 'a' and type = 'home'
  and jsonb_array_length(blocks) > 0 and jsonb_array_length(blocks_en) > 0;
`,
}
