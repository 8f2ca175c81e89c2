import { icon } from './icon.tsx'

export type { IconComponent, IconProps } from './icon.tsx'

const ring = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z'

// Of the frame and of most pages that strangers arrive on: every page carries these. Those of some
// such pages stand in more-icons.tsx, all others in late-icons.tsx.
export const HomeIcon = /* @__PURE__ */ icon(
  'm4 10.5 8-6.5 8 6.5V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z',
)
export const GridIcon = /* @__PURE__ */ icon(
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 16.5a3 3 0 1 1 6 0 3 3 0 0 1-6 0z',
)
export const CartIcon = /* @__PURE__ */ icon(
  'M5 8h14l1 11.2a.8.8 0 0 1-.8.8H4.8a.8.8 0 0 1-.8-.8zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
)
export const UserIcon = /* @__PURE__ */ icon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-3.5 3.5-5.5 7.5-5.5s7 2 7.5 5.5',
)
export const SearchIcon = /* @__PURE__ */ icon(
  'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.8 15.8 20 20',
)
export const BackIcon = /* @__PURE__ */ icon('m14.5 5-7 7 7 7')
export const ChevronIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6')
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20z',
)
export const ShareIcon = /* @__PURE__ */ icon(
  'M12 15V4M8 7.5 12 3.8l4 3.7M6.5 11H5a.5.5 0 0 0-.5.5V20h15v-8.5a.5.5 0 0 0-.5-.5h-1.5',
)
export const ServiceIcon = /* @__PURE__ */ icon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1zM19.5 13h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1zM19 18c-.5 1.8-2.5 2.5-5.5 2.5',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const CheckCircleIcon = /* @__PURE__ */ icon(`${ring}M8 12.2l2.8 2.8L16 9.5`)
export const TruckIcon = /* @__PURE__ */ icon(
  'M5 17H3.5a.5.5 0 0 1-.5-.5V6.5h11.5V17H9M14.5 10h3.8l2.7 3v4h-2M14.5 17h.5M7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
)
export const PictureIcon = /* @__PURE__ */ icon(
  'M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 4.5M15.5 8a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
)
export const ReturnIcon = /* @__PURE__ */ icon('M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H7')
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 19 6v5.5c0 4-2.8 7.3-7 9-4.2-1.7-7-5-7-9V6zM9 11.8l2.2 2.2L15 10',
)
export const PlayIcon = /* @__PURE__ */ icon('M8 5v14l11-7z')
export const PauseIcon = /* @__PURE__ */ icon('M9 6v12M15 6v12')
