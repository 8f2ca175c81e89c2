export { Countdown, type CountdownProps } from './countdown.tsx'
export { useCountdown, type CountdownTime } from './use-countdown.ts'
