export { Button, buttonClass, type ButtonProps } from './button.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
