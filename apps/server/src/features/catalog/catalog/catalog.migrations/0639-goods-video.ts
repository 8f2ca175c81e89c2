/**
 * Goods have a video: GoodsVideo, null for none. `video_url`, which nothing ever wrote, goes a version
 * later.
 */
export const goodsVideoMigration = {
  id: '0639-goods-video',
  sql: `
alter table goods add column video jsonb;
create index goods_video on goods (partner_id, (video ->> 'url')) where video is not null;
`,
}
