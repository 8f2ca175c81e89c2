export { Steps, type StepsProps } from './steps.tsx'
export { Timeline, type TimelineProps } from './timeline.tsx'
