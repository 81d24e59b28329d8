import { BillFragment, DiaryFragment, LinesFragment, RingFragment } from './fragments.tsx'

/** The pictures of the carousel's cards, in the same order. */
export const carouselImages = [
  <DiaryFragment key="diary" />,
  <RingFragment key="ring" />,
  <BillFragment key="bill" />,
  <LinesFragment key="lines" />,
] as const
