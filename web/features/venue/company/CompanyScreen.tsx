import { zodResolver } from "@hookform/resolvers/zod";
import { styled } from "@mui/material/styles";
import { useForm, useWatch, type Control } from "react-hook-form";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { Company } from "#schema/venue/company/models.ts";
import { newerEdition } from "#web/apollo/newer-edition.ts";
import { PictureField } from "#web/features/venue/shared/pictures/PictureField.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUnsavedEdits } from "#web/screen/use-unsaved-edits.ts";
import { useCan, usePerson, useSession } from "#web/session/session.ts";
import { useReloadCompany } from "#web/tenant/company.ts";
import { localeOptions, zoneOptions } from "#web/tenant/place-options.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { SaveFoot } from "#web/ui/form/SaveFoot.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { BrandColorInput } from "./BrandColorInput.tsx";
import {
  AUDIT_CHOICES,
  COMPANY_ANSWERS,
  CompanyForm,
  companyFormValues,
  DAY_HOUR_CHOICES,
  TWO_FACTOR_RULES,
  type CompanyFormSent,
  type CompanyFormValues,
} from "./company-form.ts";
import { useCompanyProfileQuery, useUpdateCompanyMutation, type CompanyProfileFragment } from "./company.generated.ts";

/** Company settings: name, time zone, formats and color. */
export function CompanyScreen() {
  const query = useCompanyProfileQuery({ fetchPolicy: "cache-and-network" });
  const company = query.data?.company;
  return (
    <Screen>
      {company ? (
        <ProfileForm company={company} />
      ) : (
        <Unloaded
          failure="The company could not be loaded"
          query={query}
          waiting={<CardsSkeleton hasBeside={false} />}
        />
      )}
    </Screen>
  );
}

const ZONE_HINT = "Choose the correct company timezone: used if a location has no zone of its own.";

function ProfileForm({ company }: { company: CompanyProfileFragment }) {
  const mayChange = useCan("company.write");
  const isOwner = usePerson().roles.includes("owner");
  const [updateCompany] = useUpdateCompanyMutation();
  const reloadCompany = useReloadCompany();
  const { renew } = useSession();
  const form = useForm<CompanyFormValues, unknown, CompanyFormSent>({
    resolver: zodResolver(CompanyForm),
    defaultValues: companyFormValues(company),
    disabled: !mayChange,
  });

  const stale = useStaleForm(COMPANY_ANSWERS, { values: companyFormValues(company), version: company.version });

  const save = async (sent: CompanyFormSent) => {
    try {
      const { data } = await updateCompany({
        variables: { id: company.id, input: { ...sent, version: stale.version } },
      });
      const saved = data?.updateCompany;
      if (saved) stale.settle({ values: companyFormValues(saved), version: saved.version });
    } catch (error) {
      const theirs = newerEdition(error, Company);
      if (!theirs) throw error;
      return stale.meet(form, { values: companyFormValues(theirs), version: theirs.version });
    }
    // Name and color appear throughout the app and have to change at once.
    await reloadCompany();
    // The rule may now apply to this owner: once the session is renewed, the route guards redirect to the setup.
    if (TWO_FACTOR_RULES.some(({ name }) => sent[name] !== stale.before[name])) await renew();
  };
  const { submit, isSending, problem } = useFormSubmit(form, save, () => {
    form.reset(form.getValues());
    showToast({ message: "Company saved", tone: "success" });
  });
  useUnsavedEdits(form.formState.isDirty);
  const { control } = form;
  const locale = useWatch({ control, name: "locale" });
  return (
    <Page noValidate onSubmit={(event) => void submit(event)}>
      <Card title="Company profile" note={window.location.host}>
        <div className="fields">
          <TextInput control={control} name="name" label="Name" maxLength={100} />
          <DayInputs control={control} zone={company.timezone} />
          <SelectInput
            control={control}
            name="locale"
            label="Language and formats"
            help={<LocaleSample locale={locale} currency={company.currency} />}
            options={localeOptions(company.locale)}
          />
          <BrandColorInput form={form} />
          <PictureField
            control={control}
            name="logo"
            purpose="logo"
            label="Logo"
            shape="square"
            help="Square, at least 256 pixels wide. Shown on the booking page, in mails and at the desk."
          />
          <PictureField
            control={control}
            name="cover"
            purpose="cover"
            label="Cover of the booking page"
            shape="cover"
            asksAlt
          />
          <GiftCardSaleInput control={control} />
          <TwoFactorInputs control={control} isOwner={isOwner} />
          <AuditRetentionInput control={control} isOwner={isOwner} />
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="the company" /> : null}
          <FormErrors form={form} problem={problem} />
        </div>
        <SaveFoot
          isDirty={form.formState.isDirty}
          isSaving={isSending}
          saveLabel="Save company"
          refusal={mayChange ? undefined : refusalWithout("company.write")}
          onDiscard={() => {
            form.reset(stale.before);
            stale.settle({ values: stale.before, version: stale.version });
          }}
        />
      </Card>
    </Page>
  );
}

/** The company's zone, and when a day of its reports begins. */
function DayInputs({ control, zone }: Pick<OwnersInputProps, "control"> & { zone: string }) {
  return (
    <>
      <SelectInput control={control} name="timezone" label="Time zone" help={ZONE_HINT} options={zoneOptions(zone)} />
      <SelectInput
        control={control}
        name="report_day_hour"
        label="The day of the reports begins"
        help="If you are open past midnight, choose an hour after closing time. The whole night then counts on its evening in reports, cash-ups and the payments file."
        options={DAY_HOUR_CHOICES}
      />
    </>
  );
}

function GiftCardSaleInput({ control }: Pick<OwnersInputProps, "control">) {
  return (
    <div className="rules">
      <CheckboxInput control={control} name="sells_gift_cards" label="Sell gift cards on the booking page" />
      <p className="help">
        Visitors buy them by card, once the company takes cards. Their prices are set under Membership plans.
      </p>
    </div>
  );
}

interface OwnersInputProps {
  control: Control<CompanyFormValues, unknown, CompanyFormSent>;
  isOwner: boolean;
}

function TwoFactorInputs({ control, isOwner }: OwnersInputProps) {
  return (
    <div className="rules">
      {TWO_FACTOR_RULES.map(({ name, label }) => (
        <CheckboxInput key={name} control={control} name={name} label={label} disabled={!isOwner} />
      ))}
      <p className="help">
        {isOwner
          ? "Anyone without an authenticator app must set one up before they can do anything else."
          : "An owner decides who must sign in with two factors."}
      </p>
    </div>
  );
}

function AuditRetentionInput({ control, isOwner }: OwnersInputProps) {
  return (
    <SelectInput
      control={control}
      name="audit_months"
      label="Keep the audit log"
      disabled={!isOwner}
      help={
        isOwner
          ? "Older entries are deleted for good, with the notes on them."
          : "An owner decides how long the audit log is kept."
      }
      options={AUDIT_CHOICES}
    />
  );
}

const Page = styled("form")({
  maxWidth: 640,
  padding: 16,
  "& .fields": { display: "flex", flexDirection: "column", gap: 16, padding: "8px 16px 16px" },
  "& .rules": { display: "flex", flexDirection: "column", alignItems: "flex-start" },
  "& .help": { fontSize: 12, lineHeight: "16px", color: "var(--text-3)" },
});

const SAMPLE = { at: new Date("2027-05-04T18:30:00Z"), amount: 9240 };

/** A sample of dates, times and money in a locale. */
function LocaleSample({ locale, currency }: { locale: string; currency: string }) {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return (
    <>
      Written like this: {when.format(SAMPLE.at)}, {formatMoney(SAMPLE.amount, currency, locale)}. A location may write
      its own dates and times.
    </>
  );
}
