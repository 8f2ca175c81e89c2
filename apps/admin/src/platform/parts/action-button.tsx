import { Button, type ButtonProps } from 'antd'

/**
 * A button that acts at once, without a form or a question: the second click of a double one would
 * act again, or on what moved there in the meantime.
 */
export function ActionButton({
  onClick,
  ...rest
}: Omit<ButtonProps, 'onClick'> & { onClick: () => void }) {
  return <Button {...rest} onClick={({ detail }) => detail < 2 && onClick()} />
}
