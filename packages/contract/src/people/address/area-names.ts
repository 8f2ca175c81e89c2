import json from '../../../areas/area.en.json' with { type: 'json' }

/**
 * English names of all areas, by their codes; made by scripts/areas.mjs. As large as the areas
 * themselves: only who reads English loads this file.
 */
export const englishAreaNames: Readonly<Record<string, string>> = json
