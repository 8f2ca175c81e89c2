/** Levels of the tree of categories; the shop's own page shows the upper two. */
export const mostCategoryLevels = 3

/** More than a shop window has room for, and few enough to be shown at once. */
export const mostCategories = 500
