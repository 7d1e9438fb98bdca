package cuspal

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"time"
)

// Usage is what an account has used in a month of UTC, and what it has.
type Usage struct {
	// Month such as 2026-11.
	Month string `json:"month"`
	// Used are successful calls on the allowance of the month.
	Used int64 `json:"used"`
	// ExtraUsed are successful calls that were prepaid.
	ExtraUsed int64 `json:"extraUsed"`
	// Now are the limits as they are; nil where none is set.
	Now struct {
		MonthlyAllowance *int64    `json:"monthlyAllowance"`
		Left             *int64    `json:"left"`
		ExtraLeft        int64     `json:"extraLeft"`
		ResetsAt         time.Time `json:"resetsAt"`
		RatePerSecond    *int      `json:"ratePerSecond"`
		Burst            *int      `json:"burst"`
	} `json:"now"`
	Days []struct {
		Day    string `json:"day"`
		Family string `json:"family"`
		Calls  int64  `json:"calls"`
	} `json:"days"`
	Families []struct {
		Family string `json:"family"`
		Calls  int64  `json:"calls"`
	} `json:"families"`
	Keys []struct {
		// Kind is key, application, playground or configuration.
		Kind      string `json:"kind"`
		ID        string `json:"id,omitempty"`
		Name      string `json:"name,omitempty"`
		Revoked   bool   `json:"revoked,omitempty"`
		Succeeded int64  `json:"succeeded"`
		Refused   int64  `json:"refused"`
	} `json:"keys"`
	Tools []struct {
		Tool string `json:"tool"`
		// Outcome is success, or the code of the error.
		Outcome string `json:"outcome"`
		Calls   int64  `json:"calls"`
	} `json:"tools"`
	Months []struct {
		Month string `json:"month"`
		Calls int64  `json:"calls"`
	} `json:"months"`
}

// APIKey is a key as its owner sees it again, without its secret.
type APIKey struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	// Environment is live or test.
	Environment string `json:"environment"`
	// Hint are the last characters of the key.
	Hint            string     `json:"hint"`
	CreatedAt       time.Time  `json:"createdAt"`
	LastUsedAt      *time.Time `json:"lastUsedAt"`
	ExpiresAt       *time.Time `json:"expiresAt"`
	Expired         bool       `json:"expired"`
	EarlierSecretOf *string    `json:"earlierSecretOf"`
	// UsedThisMonth is nil where the key has no share.
	UsedThisMonth  *int64   `json:"usedThisMonth"`
	MonthlyCalls   *int64   `json:"monthlyCalls"`
	RatePerSecond  *int     `json:"ratePerSecond"`
	AddressRanges  []string `json:"addressRanges"`
	AllowedOrigins []string `json:"allowedOrigins"`
	Toolsets       []string `json:"toolsets"`
	// Manages where the key manages the keys of its account.
	Manages bool `json:"manages"`
}

// NewAPIKey is a key with its secret, which no other answer has.
type NewAPIKey struct {
	APIKey
	Key string `json:"key"`
}

// KeyToMake is a new key; what is nil has no bound.
type KeyToMake struct {
	Name           string   `json:"name"`
	ExpiresInDays  int      `json:"expiresInDays,omitempty"`
	Environment    string   `json:"environment,omitempty"`
	MonthlyCalls   *int64   `json:"monthlyCalls,omitempty"`
	RatePerSecond  *int     `json:"ratePerSecond,omitempty"`
	AddressRanges  []string `json:"addressRanges,omitempty"`
	AllowedOrigins []string `json:"allowedOrigins,omitempty"`
	Toolsets       []string `json:"toolsets,omitempty"`
}

// KeyChange holds the members that change, by their names in the protocol: a value of nil takes a bound away.
type KeyChange map[string]any

// RotatedKey is the new secret of a key.
type RotatedKey struct {
	Key string `json:"key"`
	ID  string `json:"id"`
	// EarlierSecret is the secret before, where it goes on.
	EarlierSecret *struct {
		ID        string     `json:"id"`
		Hint      string     `json:"hint"`
		ExpiresAt *time.Time `json:"expiresAt"`
	} `json:"earlierSecret"`
}

// FeedToMake is a calendar of a birth.
type FeedToMake struct {
	Birth Birth `json:"birth"`
	// Show are windows, dashas, stations, returns and reviews.
	Show        []string `json:"show"`
	Events      []string `json:"events,omitempty"`
	DashaLevel  int      `json:"dashaLevel,omitempty"`
	From        string   `json:"from,omitempty"`
	To          string   `json:"to,omitempty"`
	MonthsBack  *int     `json:"monthsBack,omitempty"`
	MonthsAhead int      `json:"monthsAhead,omitempty"`
	Name        string   `json:"name,omitempty"`
	Language    string   `json:"language,omitempty"`
}

// Feed is where a calendar is read. The address is a secret, which no other answer has.
type Feed struct {
	Address string `json:"address"`
	Webcal  string `json:"webcal"`
	Name    string `json:"name"`
	From    string `json:"from"`
	To      string `json:"to"`
	Entries int    `json:"entries"`
	Found   int    `json:"found"`
}

// Usage of a month such as 2026-11, of the running one where it is empty.
func (c *Client) Usage(ctx context.Context, month string) (*Usage, error) {
	path := "/v1/usage"
	if month != "" {
		path += "?" + url.Values{"month": {month}}.Encode()
	}
	return get[Usage](ctx, c, path)
}

// Keys are all keys of the account and of its test account. Needs a key that manages keys, as the next ones do.
func (c *Client) Keys(ctx context.Context) ([]APIKey, error) {
	list, err := get[struct {
		Keys []APIKey `json:"keys"`
	}](ctx, c, "/v1/keys")
	if err != nil {
		return nil, err
	}
	return list.Keys, nil
}

// Key is one key; "self" is the one that is sent, which every key may ask for.
func (c *Client) Key(ctx context.Context, id string) (*APIKey, error) {
	return get[APIKey](ctx, c, keyPath(id))
}

// MakeKey makes a key. It is tried again only where the server turned it away, because its answer alone has the secret.
func (c *Client) MakeKey(ctx context.Context, key KeyToMake) (*NewAPIKey, error) {
	return change[NewAPIKey](ctx, c, sent{method: http.MethodPost, path: "/v1/keys", once: true}, key)
}

// ChangeKey changes what is named and leaves the rest.
func (c *Client) ChangeKey(ctx context.Context, id string, changed KeyChange) (*APIKey, error) {
	return change[APIKey](ctx, c, sent{method: http.MethodPatch, path: keyPath(id)}, changed)
}

// RotateKey gives a key a new secret; the one before goes on for so many days. knownHint is the Hint of the secret that is
// meant, so that no rotation is made twice; empty where any is.
func (c *Client) RotateKey(ctx context.Context, id string, earlierSecretDays int, knownHint string) (*RotatedKey, error) {
	told := map[string]any{"earlierSecretDays": earlierSecretDays}
	if knownHint != "" {
		told["knownHint"] = knownHint
	}
	return change[RotatedKey](ctx, c, sent{method: http.MethodPost, path: keyPath(id) + "/rotate", once: true}, told)
}

// RevokeKey ends a key with its earlier secret, or such a secret alone.
func (c *Client) RevokeKey(ctx context.Context, id string) error {
	return c.remove(ctx, keyPath(id))
}

// MakeFeed makes an address of a calendar; a call, once an hour for the same calendar.
func (c *Client) MakeFeed(ctx context.Context, feed FeedToMake) (*Feed, error) {
	return change[Feed](ctx, c, sent{method: http.MethodPost, path: "/v1/feeds"}, feed)
}

// Calendar is the calendar itself, by RFC 5545.
func (c *Client) Calendar(ctx context.Context, feed FeedToMake) (string, error) {
	body, err := json.Marshal(feed)
	if err != nil {
		return "", err
	}
	content, err := c.read(ctx, sent{path: "/v1/feeds", body: body, kind: typeJSON, accept: "text/calendar", key: newKey()})
	return string(content), err
}

// RevokeFeeds ends all addresses of calendars of the account.
func (c *Client) RevokeFeeds(ctx context.Context) error { return c.remove(ctx, "/v1/feeds") }

func keyPath(id string) string { return "/v1/keys/" + url.PathEscape(id) }

func change[Result any](ctx context.Context, c *Client, s sent, told any) (*Result, error) {
	s, err := s.telling(told)
	if err != nil {
		return nil, err
	}
	content, err := c.read(ctx, s)
	if err != nil {
		return nil, err
	}
	result := new(Result)
	return result, decode(content, result)
}

// telling is the same request with a body.
func (s sent) telling(told any) (sent, error) {
	body, err := json.Marshal(told)
	s.body, s.kind, s.accept, s.key = body, typeJSON, typeJSON, newKey()
	return s, err
}

func (c *Client) remove(ctx context.Context, path string, options ...ChangeOption) error {
	s := sent{method: http.MethodDelete, path: path, accept: typeJSON}
	for _, set := range options {
		set(&s)
	}
	_, err := c.read(ctx, s)
	return err
}
