import { icon } from './icon.tsx'

const ring = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z'

// Of pages that ask who one is, and of parts that come after a page.
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.8 4.8L19 7.5')
export const WarningIcon = /* @__PURE__ */ icon(`${ring}M12 7.5v5.5M12 16v.01`)
export const GlobeIcon = /* @__PURE__ */ icon(
  `${ring}M3.5 12h17M12 3.5c-5 5.5-5 11.5 0 17 5-5.5 5-11.5 0-17z`,
)
export const WalletIcon = /* @__PURE__ */ icon(
  'M17.5 8V5.5a1 1 0 0 0-1-1h-11a1.5 1.5 0 0 0 0 3.5H19a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H5.5A1.5 1.5 0 0 1 4 18V6M16 13.7v.01',
)
export const CardIcon = /* @__PURE__ */ icon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 10h17M7 15h3.5',
)
export const GiftIcon = /* @__PURE__ */ icon(
  'M4 8.5h16V12H4zM5.5 12v8h13v-8M12 8.5V20M12 8.5C8 8.5 7 7 7 5.8 7 4.5 8 4 9 4c2 0 3 2.5 3 4.5 0-2 1-4.5 3-4.5 1 0 2 .5 2 1.8 0 1.2-1 2.7-5 2.7z',
)
export const CouponIcon = /* @__PURE__ */ icon(
  'M3.5 6.5h17V10a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4zM14.5 6.5v2M14.5 11v2M14.5 15.5v2',
)
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7.5h8.5M17.5 7.5H20M15 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM4 16.5h2.5M11.5 16.5H20M9 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
)
export const SortIcon = /* @__PURE__ */ icon('m8 9.5 4-4 4 4M8 14.5l4 4 4-4')
export const CameraIcon = /* @__PURE__ */ icon(
  'M4.5 7.5H8L9.5 5h5L16 7.5h3.5a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1zM12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
)
export const CopyIcon = /* @__PURE__ */ icon('M9 8.5h10.5V20H9zM6 15.5H4.5V4H15v1.5')
export const DeviceIcon = /* @__PURE__ */ icon(
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
)
export const FlameIcon = /* @__PURE__ */ icon(
  'M12 3c.5 4 5.5 5.8 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.3-4 2.5-5 0 1.5.5 2.5 1.5 3C10.5 9 10.5 6 12 3z',
)
export const CrownIcon = /* @__PURE__ */ icon('m4 7 4.2 4L12 5l3.8 6L20 7l-1.5 10h-13zM5.5 20h13')
export const CalendarIcon = /* @__PURE__ */ icon(
  'M4.5 5.5h15v14h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4',
)
export const QrIcon = /* @__PURE__ */ icon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v.01M20 17v3h-3M14 20v-.5',
)
export const ScanIcon = /* @__PURE__ */ icon(
  'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M4 12h16',
)
export const ListIcon = /* @__PURE__ */ icon(
  'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
)
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1h-15zM10 20h4')
export const LinkIcon = /* @__PURE__ */ icon(
  'm9.5 14.5 5-5M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2',
)
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M8 11.5l4 3.8 4-3.8M4.5 19.5h15')
export const StoreIcon = /* @__PURE__ */ icon(
  'M5 11v8.5h14V11M5.5 4.5h13L20.5 9a2.8 2.8 0 0 1-5.5.5 3 3 0 0 1-6 0A2.8 2.8 0 0 1 3.5 9zM10 19.5V15h4v4.5',
)
export const LogoutIcon = /* @__PURE__ */ icon('M14 4.5H5v15h9M10 12h10M16.5 8.5 20 12l-3.5 3.5')
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17zM4 6.2l8 6.6 8-6.6')
export const TagIcon = /* @__PURE__ */ icon('M4 4.5V12l8.5 8.5 7.5-7.5L11.5 4.5zM8.2 8.5v.01')
export const SunIcon = /* @__PURE__ */ icon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
)
