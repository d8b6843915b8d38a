/** Why a file cannot be read, as a sentence about it that says what to do. */
export class UnreadableFile extends Error {}
