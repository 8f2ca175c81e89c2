import { defineTexts } from '#platform/texts.ts'

export const goodsPlayerTexts = defineTexts(
  {
    play: (title: string) => `播放${title}的视频`,
    videoOf: (title: string) => `${title}的视频`,
    failed: '视频暂时无法播放，点按重试',
  },
  {
    play: (title) => `Play the video of ${title}`,
    videoOf: (title) => `Video of ${title}`,
    failed: 'The video cannot be played now. Tap to try again',
  },
)
