import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { DialogBody } from "#web/ui/dialog/DialogBody.ts";
import { useFrozenLayout } from "#web/ui/dialog/frozen-layout.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { QrCode } from "#web/ui/text/QrCode.tsx";
import { Quiet } from "#web/ui/text/Quiet.ts";
import { copyText } from "#web/ui/toast/copy-text.ts";
import type { CardChargeItemFragment } from "./card-charges.generated.ts";

interface PaymentLinkDialogProps {
  link: CardChargeItemFragment;
  /** Person who booked. */
  name: string;
  locale: string | undefined;
  onClose: () => void;
}

/** The link to scan or copy; the booking is paid once somebody pays through it. */
export function PaymentLinkDialog({ link, name, locale, onClose }: PaymentLinkDialogProps) {
  useFrozenLayout();
  const titleId = useId();
  const { url, sent_to, amount } = link;
  const text = formatMoney(amount.amount, amount.currency, locale);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <Body>
        <h2 id={titleId}>{`Pay ${text} by card`}</h2>
        <Quiet>{`${name} scans this code with their phone and pays there. The booking updates when they have paid.`}</Quiet>
        {url === null ? (
          <Note tone="amber" icon="info">
            This link no longer works.
          </Note>
        ) : (
          <QrCode text={url} label={`QR code to pay ${text}`} />
        )}
        {sent_to === null ? null : <Quiet>{`It is also on its way to ${sent_to}.`}</Quiet>}
        <footer className="acts">
          {url === null ? null : <Button onClick={() => void copy(url)}>Copy the link</Button>}
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </footer>
      </Body>
    </Dialog>
  );
}

const copy = (url: string): Promise<void> =>
  copyText(url, { copied: "Payment link copied", otherwise: `Copy it by hand: ${url}` });

const Body = styled(DialogBody)({ alignItems: "center", maxWidth: 400, textAlign: "center" });
