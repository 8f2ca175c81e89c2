import type { ThemeConfig } from 'antd'
import { useMemo, useSyncExternalStore } from 'react'

/** The shop's own palette (brand, warm neutrals) laid over the component library. */
const theme: ThemeConfig = {
  cssVar: { prefix: 'admin' },
  hashed: false,
  token: {
    colorPrimary: '#c8452b',
    // Darker, where the library would go lighter: words must stay readable under the pointer.
    colorPrimaryHover: '#b03a22',
    colorPrimaryActive: '#96301c',
    colorErrorHover: '#9a1f18',
    colorInfo: '#4f5b66',
    colorInfoBg: '#f1eee8',
    colorInfoBorder: '#d9d3c9',
    colorSuccess: '#2e6b4f',
    colorSuccessBg: '#eaf3ee',
    colorSuccessBorder: '#bdd8c9',
    colorWarning: '#9a6200',
    colorWarningBg: '#faf3e4',
    colorWarningBorder: '#e9d6ab',
    colorError: '#b3261e',
    colorErrorBg: '#fbeeec',
    colorErrorBorder: '#efc7c2',
    colorLink: '#1e1b18',
    colorLinkHover: '#c8452b',
    colorText: '#1e1b18',
    colorTextSecondary: '#6a645c',
    colorTextTertiary: '#6f685f',
    colorTextDescription: '#6a645c',
    colorTextPlaceholder: '#78716a',
    colorTextDisabled: '#78716a',
    colorBorder: '#d9d3c9',
    colorBorderSecondary: '#e8e3db',
    colorSplit: '#eeeae3',
    colorBgLayout: '#f6f4f0',
    colorFillAlter: '#faf9f6',
    colorFillSecondary: '#f1eee8',
    colorFillTertiary: '#f6f4f0',
    controlItemBgActive: '#f6f0ea',
    controlItemBgHover: '#f6f4f0',
    controlOutline: '#c8452b26',
    borderRadius: 8,
    borderRadiusLG: 12,
    borderRadiusSM: 6,
    controlHeight: 34,
    fontSize: 14,
    fontFamily: 'var(--font)',
    boxShadow: '0 6px 24px #2b1f141f',
    boxShadowSecondary: '0 8px 28px #2b1f1426, 0 0 0 1px #2b1f140d',
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.18s',
  },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 500,
      paddingInline: 14,
      contentFontSizeSM: 13,
    },
    Table: {
      headerBg: 'transparent',
      headerColor: '#6a645c',
      headerSplitColor: 'transparent',
      borderColor: '#eeeae3',
      rowHoverBg: '#faf8f4',
      cellPaddingBlock: 10,
      cellPaddingInline: 16,
      fontWeightStrong: 500,
    },
    Tabs: {
      titleFontSize: 14,
      horizontalItemPadding: '10px 2px',
      horizontalItemGutter: 22,
      itemColor: '#6a645c',
      itemSelectedColor: '#1e1b18',
      itemHoverColor: '#1e1b18',
      inkBarColor: '#c8452b',
    },
    Modal: { titleFontSize: 17 },
    Segmented: { trackBg: '#efebe4', itemSelectedBg: '#ffffff', itemColor: '#5f5952' },
    Dropdown: { colorPrimary: '#a83822' },
    Switch: { colorPrimary: '#2e6b4f', colorPrimaryHover: '#265a42' },
    Form: { labelColor: '#6a645c', verticalLabelPadding: '0 0 4px', itemMarginBottom: 16 },
    Input: { activeShadow: '0 0 0 3px #c8452b1f' },
    Tooltip: { colorBgSpotlight: '#26221ff2' },
  },
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

function watchStillness(listener: () => void): () => void {
  stillness.addEventListener('change', listener)
  return () => stillness.removeEventListener('change', listener)
}

/**
 * The look of the back office. Where the operator's system asks for less motion, the library waits
 * for the end of none.
 */
export function useTheme(): ThemeConfig {
  const isStill = useSyncExternalStore(watchStillness, () => stillness.matches)
  return useMemo(() => ({ ...theme, token: { ...theme.token, motion: !isStill } }), [isStill])
}
