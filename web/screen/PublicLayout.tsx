import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useContext, type ReactNode } from "react";
import { CompanyContext } from "#web/tenant/company.ts";
import { BrandMark } from "#web/ui/picture/BrandMark.tsx";
import { Main, SkipLink } from "./Main.tsx";
import { paths } from "./paths.ts";
import { TestPaymentsChip } from "./TestPaymentsChip.tsx";

interface PublicLayoutProps {
  children: ReactNode;
  /** Whether to link to the booking page. */
  offersBooking?: boolean;
  /** Whether cards are entered here: shows a notice if payments are simulated. */
  showsPayments?: boolean;
}

/** Frame of screens that need no sign-in: the company's name on top, one card in the middle. */
export function PublicLayout({ children, offersBooking = false, showsPayments = false }: PublicLayoutProps) {
  const company = useContext(CompanyContext);
  return (
    <>
      <SkipLink />
      <Head>
        <div>
          <BrandMark logo={company?.logo ?? null} size={36} />
          <span className="name">
            <b>{company?.name ?? "Fairway"}</b>
            <small>{location.host}</small>
          </span>
          {showsPayments && company ? <TestPaymentsChip /> : null}
          {offersBooking && company ? (
            <Button component="a" href={paths.book}>
              Book a time
            </Button>
          ) : null}
        </div>
      </Head>
      <Middle>{children}</Middle>
    </>
  );
}

const Head = styled("header")({
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
  "& > div": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    height: 64,
    maxWidth: 1080,
    margin: "0 auto",
    padding: "0 24px",
  },
  "& .name": { flex: 1, minWidth: 0 },
  "& b": { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& small": { display: "block" },
  "@media (max-width: 599.95px)": { "& > div": { height: 56, padding: "0 16px" } },
});

const Middle = styled(Main)({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  padding: "72px 16px 24px",
  "@media (max-width: 599.95px)": { padding: "16px 16px 24px" },
});

/** A card in two halves, 760 px wide; stacked on phones. */
export const SplitCard = styled("div")({
  display: "grid",
  gridTemplateColumns: "416fr 344fr",
  width: "100%",
  maxWidth: 760,
  overflow: "hidden",
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  "& > *": { padding: 32, minWidth: 0 },
  "& > :last-child": { background: "var(--sunken)", borderLeft: "1px solid var(--line)" },
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
  "& .under": { marginTop: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "@media (max-width: 767.95px)": {
    display: "block",
    "& > *": { padding: "24px 16px" },
    "& > :last-child": { borderLeft: 0, borderTop: "1px solid var(--line)" },
  },
});
