import { type Refusal, toast } from '../../refusal.ts'

/** Refusals of pictures and videos that are sent. */
export const uploadErrors = {
  // Pictures
  uploadMissing: toast('图片没有传完，请重试', 'The picture failed to upload, please try again'),
  uploadTooLarge: toast('图片不能超过10MB', 'Pictures can be up to 10 MB'),
  uploadType: toast(
    '只支持 JPG、PNG、WebP 格式的图片',
    'Only JPG, PNG and WebP pictures are accepted',
  ),
  uploadHeic: toast(
    '暂不支持 HEIC 格式，请在手机“设置-相机-格式”中选择“兼容性最佳”后重拍，或先转成 JPG',
    'HEIC pictures are not accepted: set your camera format to “Most Compatible”, or save the picture as JPG',
  ),
  uploadPixels: toast(
    '图片尺寸过大，请缩小后再上传',
    'This picture is too large, please make it smaller',
  ),
  uploadBroken: toast('图片已损坏，请换一张', 'This picture is damaged, please choose another'),
  uploadGone: toast('图片已失效，请重新上传', 'A picture has expired, please upload it again'),

  // Videos of goods
  videoMissing: toast('视频没有传完，请重试', 'The video did not arrive whole, please try again'),
  videoTooLarge: toast('视频不能超过 100 MB', 'Videos can be up to 100 MB'),
  videoTooLong: toast('视频不能超过 60 秒', 'Videos can be up to 60 seconds long'),
  videoType: toast('只支持 MP4 格式的视频', 'Only MP4 videos are accepted'),
  videoCodec: toast(
    '部分手机无法播放这种视频。请用剪辑软件导出为 MP4（H.264 视频、AAC 声音）后再上传',
    'Some phones cannot play this video. Export it as MP4 with H.264 video and AAC sound',
  ),
  videoBroken: toast(
    '视频不完整或已损坏，请换一个',
    'This video is cut short or damaged, please choose another',
  ),
  videoGone: toast('视频已失效，请重新上传', 'The video has expired, please upload it again'),
} as const satisfies Record<string, Refusal>
