export { Skeleton, SkeletonCards, SkeletonRows, SkeletonText } from './skeleton.tsx'
