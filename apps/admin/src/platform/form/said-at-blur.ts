import type { FormItemProps, FormRule } from 'antd'

/**
 * How a field that says what is wrong with it when it is left is asked: nothing while it is empty,
 * as it may just be passed over, and nothing while it is typed into, so that what was said goes
 * once it is being mended. Sending looks at all of it.
 */
export function saidAtBlur({
  required,
  ...rule
}: Exclude<FormRule, (...given: never[]) => unknown>): Pick<
  FormItemProps,
  'rules' | 'validateTrigger'
> {
  const { message = '' } = rule
  return {
    // Rules of another moment are passed over, which clears what was said.
    validateTrigger: ['onBlur', 'onChange'],
    rules: [
      ...(required ? [{ required, message, validateTrigger: 'onSubmit' }] : []),
      { ...rule, validateTrigger: 'onBlur' },
    ],
  }
}
