import { onFirstUse } from '../first-use/index.ts'
import type { ImageViewerProps } from './image-viewer.tsx'

export type { ImageViewerProps }

const load = () => import('./image-viewer.tsx').then((module) => module.ImageViewerBody)

/** Pictures over the whole screen. Its code arrives when it first opens. */
export const ImageViewer = /* @__PURE__ */ onFirstUse<ImageViewerProps>(load)

export function preloadImageViewer(): void {
  void load().catch(() => undefined)
}
