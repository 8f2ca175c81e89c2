import { Dropdown, type DropdownProps } from 'antd'

/**
 * A menu that stays at the side, which does not move with the page. It is as wide as its words
 * want: the side may be narrower.
 */
export function SideDropdown(props: DropdownProps) {
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={(opener) => opener.closest('header') ?? document.body}
      styles={{ root: { width: 'max-content', maxWidth: 'min(320px, calc(100vw - 16px))' } }}
      {...props}
    />
  )
}
