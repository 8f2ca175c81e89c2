import { Dropdown, type DropdownProps } from 'antd'

/** A menu that stays at the side, which does not move with the page. */
export function SideDropdown(props: DropdownProps) {
  return <Dropdown trigger={['click']} getPopupContainer={(opener) => opener.closest('header') ?? document.body} {...props} />
}
