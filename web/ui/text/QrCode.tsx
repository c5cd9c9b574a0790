import { styled } from "@mui/material/styles";
import { encode } from "uqr";

const BORDER = 2;

/** A QR code as one path; dark on white in both color schemes, since many cameras cannot read it otherwise. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}

const Picture = styled("svg")({
  width: 192,
  height: 192,
  background: "#fff",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
});
