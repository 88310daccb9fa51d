/** A file that a page has made. */
export interface MadeFile {
  name: string;
  /** Its media type, with the charset. */
  type: string;
  content: string;
}

/** Milliseconds after which every browser has taken the file. */
const takenMs = 10_000;

/** Hands a file to the reader, as a download. */
export function saveFile({ name, type, content }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), takenMs);
}
