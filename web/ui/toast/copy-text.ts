import { showToast } from "./toasts.tsx";

interface Said {
  copied: string;
  /** What to do if the browser refuses to copy, which needs permission and a secure context. */
  otherwise: string;
}

/** Copies a text to the clipboard and confirms it. */
export async function copyText(text: string, { copied, otherwise }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: copied, tone: "success" });
  } catch {
    showToast({ message: otherwise, tone: "error" });
  }
}
