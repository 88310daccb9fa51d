export interface DownloadFile<Content = string> {
  name: string;
  type: string;
  content: Content;
}

/** Milliseconds after which every browser has read the file. */
const readMs = 10_000;

export function downloadFile({ name, type, content }: DownloadFile<string | Blob>): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
