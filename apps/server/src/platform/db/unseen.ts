/**
 * `unseen` of the contract as SQL, for migrations that clean what providers told before it was
 * cleaned on its way in. They have run: never edit it.
 */
export const unseenOf0533 = String.raw`[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]`
