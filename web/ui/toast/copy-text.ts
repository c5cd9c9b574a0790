import { showToast } from "./toasts.tsx";

interface Said {
  copied: string;
  /** What to do where the browser does not let the page copy: it asks for permission and a secure page. */
  otherwise: string;
}

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, { copied, otherwise }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: copied, tone: "success" });
  } catch {
    showToast({ message: otherwise, tone: "error" });
  }
}
