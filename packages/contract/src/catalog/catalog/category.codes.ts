/** Levels of the tree of categories; the shop's own page shows the upper two. */
export const maxCategoryLevels = 3

/** More than a shop window has room for, and few enough to be shown at once. */
export const maxCategories = 500
