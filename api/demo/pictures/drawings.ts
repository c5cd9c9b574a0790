/** Small SVG drawings, so that the demo's pictures are free of rights. */

interface Sky {
  top: string;
  bottom: string;
  far: string;
  near: string;
  haze: string;
  grass: string;
  green: string;
}

export const DAY: Sky = {
  top: "#7FB7CE",
  bottom: "#DCEDEE",
  far: "#7C9FAE",
  near: "#5A8791",
  haze: "#8FC1CB",
  grass: "#4F9A6A",
  green: "#7DC089",
};
export const DUSK: Sky = {
  top: "#EFA97B",
  bottom: "#FBE3C4",
  far: "#8E8AA5",
  near: "#6C6F8E",
  haze: "#C5B3B6",
  grass: "#4C8A66",
  green: "#79B083",
};
export const NIGHT: Sky = {
  top: "#232A52",
  bottom: "#7B5E8E",
  far: "#3D3F6B",
  near: "#2B2E53",
  haze: "#4A4470",
  grass: "#2F6B57",
  green: "#4B8F70",
};

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A line of hills from edge to edge; `phase` varies it. */
function hills(width: number, base: number, height: number, phase: number): string {
  const points = Array.from({ length: 23 }, (_, at) => {
    const x = (at * width) / 22;
    const wave = Math.sin(at * 1.1 + phase) + 0.6 * Math.sin(at * 2.3 + phase * 2);
    return `${x.toFixed(0)} ${(base - height * (0.5 + wave / 3.2)).toFixed(0)}`;
  });
  return `M0 ${base + height} L${points.join(" L")} L${width} ${base + height}Z`;
}

function course(width: number, height: number, sky: Sky): string {
  const [w, h] = [width, height];
  const horizon = h * 0.6;
  return `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.top}"/><stop offset="1" stop-color="${sky.bottom}"/></linearGradient>
<rect width="${w}" height="${h}" fill="url(#s)"/><circle cx="${w * 0.24}" cy="${h * 0.26}" r="${h * 0.08}" fill="#fff" opacity=".75"/>
<path d="${hills(w, horizon, h * 0.34, 1)}" fill="${sky.far}"/><path d="${hills(w, horizon, h * 0.2, 3)}" fill="${sky.near}"/>
<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="${sky.haze}"/>
<path d="M0 ${h * 0.72}C${w * 0.2} ${h * 0.62} ${w * 0.5} ${h * 0.66} ${w} ${h * 0.68}V${h}H0Z" fill="${sky.grass}"/>
<path d="M${w * 0.1} ${h}C${w * 0.3} ${h * 0.84} ${w * 0.55} ${h * 0.8} ${w * 0.7} ${h * 0.74}S${w * 0.72} ${h * 0.84} ${w * 0.62} ${h}Z" fill="${sky.green}"/>
<ellipse cx="${w * 0.85}" cy="${h * 0.82}" rx="${h * 0.16}" ry="${h * 0.025}" fill="#F1E2B9"/>
<path d="M${w * 0.7} ${h * 0.77}V${h * 0.57}" stroke="#F6F7F8" stroke-width="${h / 70}"/>
<path d="M${w * 0.7} ${h * 0.57}l${h * 0.14} ${h * 0.025}l-${h * 0.14} ${h * 0.025}Z" fill="#E8633F"/>`;
}

export const cover = (): string => svg(1600, 360, course(1600, 360, DUSK));

/** A bay whose screen shows the course under this sky; `extra` is drawn in front of it. */
export function bay(sky: Sky, extra = ""): string {
  return svg(
    640,
    400,
    `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1F5A4E"/><stop offset="1" stop-color="#0E2A26"/></linearGradient>
<rect width="640" height="400" fill="#151D20"/><path d="M0 0L104 36V274L0 372ZM640 0L536 36V274L640 372Z" fill="#202C2E"/>
<path d="M104 274H536L640 372V400H0V372Z" fill="url(#f)"/><path d="M0 22L104 58M640 22L536 58" stroke="#7FE0CF" stroke-width="2.5" opacity=".75"/>
<rect x="112" y="44" width="416" height="224" rx="5" fill="#0B1012"/>
<svg x="122" y="52" width="396" height="208" viewBox="0 0 640 336">${course(640, 336, sky)}</svg>
<path d="M246 380L268 316H372L394 380Z" fill="#2F8F6C" stroke="#8FD5BC" stroke-width="1.5"/><circle cx="334" cy="346" r="5.5" fill="#fff"/>${extra}`,
  );
}

export const SOFA = `<rect x="8" y="322" width="150" height="46" rx="8" fill="#7A4B33"/><rect x="16" y="296" width="134" height="40" rx="8" fill="#945C40"/><path d="M500 330h104v8H500zM510 338v40M594 338v40" stroke="#C7964F" stroke-width="4" fill="#C7964F"/><rect x="530" y="306" width="10" height="24" fill="#7FE0CF"/><rect x="548" y="300" width="10" height="30" fill="#E8B04F"/>`;
export const FIGURES = `<rect x="430" y="74" width="76" height="58" rx="4" fill="#101719" opacity=".88"/><path d="M440 88h44M440 102h30M440 116h52" stroke="#7FE0CF" stroke-width="4"/><path d="M334 346C330 250 340 170 410 180" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="2 8" stroke-linecap="round"/>`;

export function puttingGreen(): string {
  const stripes = [-40, 80, 200, 320, 440, 560].map(
    (x) =>
      `<path d="M${x} 400C${200 + x / 3} 280 ${290 + x / 7} 200 ${340 + x / 8} 124" fill="none" stroke="#fff" opacity=".09" stroke-width="16"/>`,
  );
  return svg(
    640,
    400,
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3F8F63"/><stop offset="1" stop-color="#6DB985"/></linearGradient>
<rect width="640" height="400" fill="#20302E"/><path d="M0 28H640" stroke="#7FE0CF" stroke-width="2.5" opacity=".7"/>
<path d="M0 136C192 100 448 108 640 144V400H0Z" fill="url(#g)"/>${stripes.join("")}
<path d="M128 360C218 264 384 264 422 192" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>
<ellipse cx="426" cy="184" rx="22" ry="7" fill="#12312A"/><path d="M426 184V48" stroke="#F6F7F8" stroke-width="4"/>
<path d="M426 48l46 15l-46 15Z" fill="#E8633F"/><circle cx="128" cy="360" r="13" fill="#fff"/>`,
  );
}

export function storefront(sky: Sky, wall: string): string {
  const panes = [102, 208, 314].map(
    (x) =>
      `<rect x="${x}" y="200" width="83" height="104" fill="#F7D99B"/><rect x="${x}" y="200" width="83" height="52" fill="#BFE3DC"/>`,
  );
  return svg(
    640,
    400,
    `${course(640, 336, sky)}<rect x="64" y="112" width="512" height="224" fill="${wall}"/><rect x="51" y="100" width="538" height="20" fill="#12191C"/>
<rect x="102" y="144" width="166" height="28" rx="4" fill="#0F766E"/><path d="M118 166v-14l9 4l-9 4" stroke="#fff" stroke-width="2.5" fill="none"/><rect x="141" y="154" width="102" height="7" rx="3" fill="#fff"/>
${panes.join("")}<rect x="448" y="184" width="77" height="152" fill="#0F766E"/><circle cx="512" cy="264" r="4" fill="#fff"/>
<rect y="336" width="640" height="64" fill="#3A4549"/><path d="M0 368H640" stroke="#fff" stroke-width="4" stroke-dasharray="40 30" opacity=".5"/>`,
  );
}

interface Face {
  back: string;
  skin: string;
  hair: string;
  shirt: string;
  style: "cap" | "long" | "short" | "curls" | "bun";
}

const HAIR: Record<Face["style"], (hair: string) => [behind: string, before: string]> = {
  cap: () => [
    "",
    `<path d="M62 82C58 40 142 40 138 82ZM60 80C84 70 130 70 158 84C140 86 96 80 60 86Z" fill="#12191C"/>`,
  ],
  long: (hair) => [
    `<path d="M56 150C48 40 152 40 144 150Z" fill="${hair}"/>`,
    `<path d="M62 92C60 46 140 46 138 92C124 74 112 68 96 66C82 70 68 80 62 92Z" fill="${hair}"/>`,
  ],
  short: (hair) => ["", `<path d="M62 90C56 42 144 42 138 90C132 72 122 66 100 66S68 72 62 90Z" fill="${hair}"/>`],
  curls: (hair) => [
    "",
    [70, 84, 100, 116, 130]
      .map((x, at) => `<circle cx="${x}" cy="${68 - (at % 2) * 9}" r="17" fill="${hair}"/>`)
      .join(""),
  ],
  bun: (hair) => [
    `<circle cx="100" cy="42" r="19" fill="${hair}"/>`,
    `<path d="M62 92C58 46 142 46 138 92C128 70 118 64 100 64S72 70 62 92Z" fill="${hair}"/>`,
  ],
};

export function face({ back, skin, hair, shirt, style }: Face): string {
  const [behind, before] = HAIR[style](hair);
  return svg(
    200,
    200,
    `<rect width="200" height="200" fill="${back}"/><circle cx="158" cy="42" r="58" fill="#fff" opacity=".16"/>${behind}
<path d="M20 204C22 160 58 146 100 146S178 160 180 204Z" fill="${shirt}"/><path d="M80 132h40v18c0 12-40 12-40 0Z" fill="${skin}"/>
<path d="M84 152l16 16l16-16l10 4l-26 30l-26-30Z" fill="#fff" opacity=".85"/><ellipse cx="100" cy="96" rx="37" ry="43" fill="${skin}"/>${before}
<g fill="#1E2629"><ellipse cx="86" cy="98" rx="3.6" ry="4.4"/><ellipse cx="114" cy="98" rx="3.6" ry="4.4"/></g>
<path d="M88 118c6 6 18 6 24 0" stroke="#1E2629" stroke-width="3" fill="none" stroke-linecap="round" opacity=".75"/>`,
  );
}

/** A flag over the water. */
export const harbourLogo = (): string =>
  svg(
    320,
    320,
    `<rect width="320" height="320" rx="72" fill="#0F766E"/><path d="M122 214V66l112 46l-112 46" fill="none" stroke="#fff" stroke-width="22" stroke-linejoin="round" stroke-linecap="round"/>
<path d="M66 246c24-20 46-20 70 0s46 20 70 0s36-16 50-8" fill="none" stroke="#8FD5BC" stroke-width="18" stroke-linecap="round"/>`,
  );
