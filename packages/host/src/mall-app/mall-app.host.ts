import type { Acts, Environment } from '../environment.ts'
import { nativeActs } from './native-acts.ts'

/** The native mall app. */
export function acts(environment: Environment): Acts {
  return nativeActs(environment, 'MALLAPP').acts
}
