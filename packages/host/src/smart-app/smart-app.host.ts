import type { Acts, Environment } from '../environment.ts'
import { nativeActs } from '../mall-app/native-acts.ts'

/** The app of the smart devices: the mall is one of its pages, and it takes the shopper back. */
export function acts(environment: Environment): Acts {
  const { acts: own } = nativeActs(environment, 'APP')
  const back = () =>
    own.native('backSmartApp').then(
      () => true,
      () => false,
    )
  return { ...own, back, closeWindow: back }
}
