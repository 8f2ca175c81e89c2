import { icon } from './icon.tsx'

export type { IconComponent, IconProps } from './icon.tsx'

const starPath = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'
const heartPath = 'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20z'
const ring = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z'

export const HomeIcon = /* @__PURE__ */ icon('m4 10.5 8-6.5 8 6.5V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z')
export const GridIcon = /* @__PURE__ */ icon('M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 16.5a3 3 0 1 1 6 0 3 3 0 0 1-6 0z')
export const CartIcon = /* @__PURE__ */ icon('M5 8h14l1 11.2a.8.8 0 0 1-.8.8H4.8a.8.8 0 0 1-.8-.8zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5')
export const UserIcon = /* @__PURE__ */ icon('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-3.5 3.5-5.5 7.5-5.5s7 2 7.5 5.5')
export const SearchIcon = /* @__PURE__ */ icon('M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.8 15.8 20 20')
export const BackIcon = /* @__PURE__ */ icon('m14.5 5-7 7 7 7')
export const ChevronIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19.5v-15M6 10.5l6-6 6 6')
export const HeartIcon = /* @__PURE__ */ icon(heartPath)
export const HeartFilledIcon = /* @__PURE__ */ icon(heartPath, true)
export const ShareIcon = /* @__PURE__ */ icon('M12 15V4M8 7.5 12 3.8l4 3.7M6.5 11H5a.5.5 0 0 0-.5.5V20h15v-8.5a.5.5 0 0 0-.5-.5h-1.5')
export const ServiceIcon = /* @__PURE__ */ icon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1zM19.5 13h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1zM19 18c-.5 1.8-2.5 2.5-5.5 2.5',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.8 4.8L19 7.5')
export const CheckCircleIcon = /* @__PURE__ */ icon(`${ring}M8 12.2l2.8 2.8L16 9.5`)
export const InfoIcon = /* @__PURE__ */ icon(`${ring}M12 11v5M12 8v.01`)
export const WarningIcon = /* @__PURE__ */ icon(`${ring}M12 7.5v5.5M12 16v.01`)
export const ClockIcon = /* @__PURE__ */ icon(`${ring}M12 7.5V12l3 2`)
export const GlobeIcon = /* @__PURE__ */ icon(`${ring}M3.5 12h17M12 3.5c-5 5.5-5 11.5 0 17 5-5.5 5-11.5 0-17z`)
export const TrashIcon = /* @__PURE__ */ icon('M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5 7.2 20h9.6l.7-13.5M10.2 10.5v5.5M13.8 10.5v5.5')
export const EditIcon = /* @__PURE__ */ icon('M5 19.5h14M6.5 13l8.7-8.7a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L9.5 16l-3.5.5z')
export const LocationIcon = /* @__PURE__ */ icon('M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z')
export const TruckIcon = /* @__PURE__ */ icon(
  'M5 17H3.5a.5.5 0 0 1-.5-.5V6.5h11.5V17H9M14.5 10h3.8l2.7 3v4h-2M14.5 17h.5M7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
)
export const WalletIcon = /* @__PURE__ */ icon(
  'M17.5 8V5.5a1 1 0 0 0-1-1h-11a1.5 1.5 0 0 0 0 3.5H19a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H5.5A1.5 1.5 0 0 1 4 18V6M16 13.7v.01',
)
export const CardIcon = /* @__PURE__ */ icon('M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 10h17M7 15h3.5')
export const GiftIcon = /* @__PURE__ */ icon(
  'M4 8.5h16V12H4zM5.5 12v8h13v-8M12 8.5V20M12 8.5C8 8.5 7 7 7 5.8 7 4.5 8 4 9 4c2 0 3 2.5 3 4.5 0-2 1-4.5 3-4.5 1 0 2 .5 2 1.8 0 1.2-1 2.7-5 2.7z',
)
export const CouponIcon = /* @__PURE__ */ icon('M3.5 6.5h17V10a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4zM14.5 6.5v2M14.5 11v2M14.5 15.5v2')
export const StarIcon = /* @__PURE__ */ icon(starPath)
export const StarFilledIcon = /* @__PURE__ */ icon(starPath, true)
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7.5h8.5M17.5 7.5H20M15 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM4 16.5h2.5M11.5 16.5H20M9 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 5h16l-6 7.5V19l-4-2v-4.5z')
export const SortIcon = /* @__PURE__ */ icon('m8 9.5 4-4 4 4M8 14.5l4 4 4-4')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M9.5 5.8a10 10 0 0 1 2.5-.3c3.8 0 7 2 9.5 6.5a17 17 0 0 1-2.5 3.4M6 7.5A15 15 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5a9.5 9.5 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4 4M4 4l16 16',
)
export const CameraIcon = /* @__PURE__ */ icon(
  'M4.5 7.5H8L9.5 5h5L16 7.5h3.5a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1zM12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
)
export const PictureIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 4.5M15.5 8a1 1 0 1 1 0 2 1 1 0 0 1 0-2z')
export const CopyIcon = /* @__PURE__ */ icon('M9 8.5h10.5V20H9zM6 15.5H4.5V4H15v1.5')
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5.5 4H9l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3.5c0 .8-.7 1.5-1.5 1.5C11 19.5 4.5 13 4 5.5 4 4.7 4.7 4 5.5 4z',
)
export const DeviceIcon = /* @__PURE__ */ icon('M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2')
export const BoxIcon = /* @__PURE__ */ icon('m12 3.5 8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4')
export const ReturnIcon = /* @__PURE__ */ icon('M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H7')
export const ReceiptIcon = /* @__PURE__ */ icon('M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8.5h6M9 12.5h6')
export const ShieldIcon = /* @__PURE__ */ icon('M12 3.5 19 6v5.5c0 4-2.8 7.3-7 9-4.2-1.7-7-5-7-9V6zM9 11.8l2.2 2.2L15 10')
export const BoltIcon = /* @__PURE__ */ icon('M13 3 5.5 13.5H11L10.5 21 18.5 10H13z')
export const FlameIcon = /* @__PURE__ */ icon('M12 3c.5 4 5.5 5.8 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.3-4 2.5-5 0 1.5.5 2.5 1.5 3C10.5 9 10.5 6 12 3z')
export const CrownIcon = /* @__PURE__ */ icon('m4 7 4.2 4L12 5l3.8 6L20 7l-1.5 10h-13zM5.5 20h13')
export const CalendarIcon = /* @__PURE__ */ icon('M4.5 5.5h15v14h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4')
export const QrIcon = /* @__PURE__ */ icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v.01M20 17v3h-3M14 20v-.5')
export const ScanIcon = /* @__PURE__ */ icon('M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M4 12h16')
export const MoreIcon = /* @__PURE__ */ icon(
  'M5.5 11.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8zM12 11.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8zM18.5 11.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8z',
)
export const ListIcon = /* @__PURE__ */ icon('M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01')
export const MessageIcon = /* @__PURE__ */ icon('M4 5h16v11.5h-8L8 20v-3.5H4zM8 9.5h8M8 12.5h5')
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1h-15zM10 20h4')
export const LinkIcon = /* @__PURE__ */ icon('m9.5 14.5 5-5M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2')
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M8 11.5l4 3.8 4-3.8M4.5 19.5h15')
export const PlayIcon = /* @__PURE__ */ icon('M8 5v14l11-7z')
export const PauseIcon = /* @__PURE__ */ icon('M9 6v12M15 6v12')
export const StoreIcon = /* @__PURE__ */ icon('M5 11v8.5h14V11M5.5 4.5h13L20.5 9a2.8 2.8 0 0 1-5.5.5 3 3 0 0 1-6 0A2.8 2.8 0 0 1 3.5 9zM10 19.5V15h4v4.5')
export const LogoutIcon = /* @__PURE__ */ icon('M14 4.5H5v15h9M10 12h10M16.5 8.5 20 12l-3.5 3.5')
export const BookIcon = /* @__PURE__ */ icon('M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20')
export const UsersIcon = /* @__PURE__ */ icon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.3-3 2.7-4.8 6.5-4.8s6.2 1.8 6.5 4.8M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 15c2.3.5 3.7 2 4 4.5',
)
export const TagIcon = /* @__PURE__ */ icon('M4 4.5V12l8.5 8.5 7.5-7.5L11.5 4.5zM8.2 8.5v.01')
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 12a7.5 7.5 0 1 1-2.5-5.6M19.5 4v4.5H15')
export const SunIcon = /* @__PURE__ */ icon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
)
