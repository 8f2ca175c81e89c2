import { createContext, useContext, useEffect } from 'react'

/** What the contract lets a field hold: letters of a text, or the value of a number. */
export interface Limit {
  readonly least?: number
  readonly most?: number
  /** A regular expression. */
  readonly pattern?: string
}

export type Limits = Readonly<Record<string, Limit>>

interface FormContextValue {
  readonly limits: Limits
  /** Which field of the form stands for which of the call. */
  readonly names: Map<string, string>
}

export const FormContext = createContext<FormContextValue>({ limits: {}, names: new Map() })

/** The limit of a field of the call that the form's field stands for. */
export function useLimit(name: string, callName: string): Limit {
  const { limits, names } = useContext(FormContext)
  useEffect(() => {
    names.set(callName, name)
  }, [names, callName, name])
  return limits[callName] ?? {}
}
