export interface Breadcrumb {
  label: string;
  path: string;
}

/** Home, then one crumb per segment of the path: title-cased, hyphens become spaces. */
export function breadcrumbsOf(pathname: string): Breadcrumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    label: titleCased(segment),
    path: `/${segments.slice(0, index + 1).join("/")}`,
  }));
  return [{ label: "Home", path: "/" }, ...crumbs];
}

function titleCased(segment: string): string {
  return readable(segment)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign in a hand-typed address.
    return segment;
  }
}
